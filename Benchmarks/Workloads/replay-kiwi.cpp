// Plays a trace with kiwi and prints the least nanoseconds of each phase:
//   replay-kiwi TRACE ROUNDS
// PHASES=n plays only the first n phases.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

struct Definition {
  bool required;
  double weight, constant;
  int relation;
  std::vector<std::pair<int, double>> terms;
};

struct Step {
  char kind;
  int index;
  double value, weight;
};

struct Phase {
  std::string name;
  std::vector<Step> steps;
};

struct Trace {
  int variables = 0;
  std::vector<Definition> definitions;
  std::vector<Phase> phases;

  explicit Trace(const char* path) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      char kind = 0;
      words >> kind;
      if (kind == 'v') words >> variables;
      else if (kind == 'd') define(words);
      else if (kind == 'p') { phases.emplace_back(); words >> phases.back().name; }
      else if (kind) phases.back().steps.push_back(step(kind, words));
    }
  }

  void define(std::istream& words) {
    int index, priority, count;
    Definition d;
    words >> index >> priority >> d.weight >> d.relation >> d.constant >> count;
    d.required = priority >= 1000;
    d.terms.resize(count);
    for (auto& term : d.terms) words >> term.first >> term.second;
    definitions.push_back(d);
  }

  static Step step(char kind, std::istream& words) {
    Step s{kind, 0, 0, 0};
    words >> s.index >> s.value >> s.weight;
    return s;
  }
};

struct Player {
  const Trace& trace;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit Player(const Trace& trace) : trace(trace) {
    for (int i = 0; i < trace.variables; i++) variables.emplace_back("");
    for (auto& d : trace.definitions) constraints.push_back(constraint(d, d.constant));
  }

  kiwi::Constraint constraint(const Definition& d, double constant) {
    std::vector<kiwi::Term> terms;
    terms.reserve(d.terms.size());
    for (auto& term : d.terms) terms.emplace_back(variables[term.first], term.second);
    auto relation = d.relation == 0 ? kiwi::OP_EQ : d.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
    double strength = d.required ? kiwi::strength::required : d.weight;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), relation, strength);
  }

  // Kiwi has no way to change a constant but to remove and add.
  void change(int index, double constant) {
    solver.removeConstraint(constraints[index]);
    constraints[index] = constraint(trace.definitions[index], constant);
    solver.addConstraint(constraints[index]);
  }

  void play(const Phase& phase) {
    for (auto& step : phase.steps) switch (step.kind) {
      case 'a': solver.addConstraint(constraints[step.index]); break;
      case 'r': solver.removeConstraint(constraints[step.index]); break;
      case 'e': solver.addEditVariable(variables[step.index], step.weight); break;
      case 's': solver.suggestValue(variables[step.index], step.value); break;
      case 'k': change(step.index, step.value); break;
      case 'u': solver.updateVariables(); break;
    }
  }
};

int main(int, char** arguments) {
  Trace trace(arguments[1]);
  if (auto limit = getenv("PHASES")) trace.phases.resize(atoi(limit));
  std::vector<double> best(trace.phases.size(), 1e99);
  for (int round = 0; round < atoi(arguments[2]); round++) {
    auto player = std::make_unique<Player>(trace);
    for (size_t i = 0; i < trace.phases.size(); i++) {
      auto start = std::chrono::steady_clock::now();
      player->play(trace.phases[i]);
      std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
      best[i] = std::min(best[i], time.count());
    }
  }
  for (size_t i = 0; i < best.size(); i++) printf("%s %.0f\n", trace.phases[i].name.c_str(), best[i]);
}
