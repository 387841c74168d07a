# Portico's commands; `make` alone lists them.

PREFIX ?= /usr/local
PICTURES ?= pictures
SWIFT ?= swift
PORTICO = .build/release/portico
# What the compiler reads for an app: UIKit, the frameworks of Package.swift and all they import.
MODULES = Accelerate AccessibilityBus AccessibilityServer AccessibilityTree AdSupport AppTrackingTransparency \
  AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks Combine CommonCrypto \
  ConstraintSolver Contacts ContactsUI CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage CoreLocation \
  CoreMedia CoreMotion CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit DataModels \
  DesktopDisplay Device EventKit EventKitUI FoundationAdditions GameplayKit ImageIO InterfaceBuilder \
  LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI MobileCoreServices MultipeerConnectivity \
  NaturalLanguage Network NetworkRoutes ObjectiveC os OSLog Photos PhotosUI QuartzCore QuickLook RigidBodies \
  SafariServices Security Social Speech StateArchive StoreKit SwiftUI SystemConfiguration UIKit UIKitCore \
  UIKitValues UniformTypeIdentifiers UserNotifications WatchConnectivity WebKit WidgetKit
STORYBOARD = Examples/BirdSightings/BirdSightings/Base.lproj/Main.storyboard

.PHONY: help packages build demo tour test actions oracle check format lint bench install trial uninstall clean

help: ## List the commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 18

packages:
	@Scripts/install-packages

build: packages ## Build the portico command, optimised
	@command -v $(SWIFT) >/dev/null || { echo "Portico needs a Swift 6.3 toolchain: https://www.swift.org/install/linux"; exit 1; }
	@echo "Building portico (the first time takes a few minutes)"
	@$(SWIFT) build --configuration release --product portico
	@$(SWIFT) build --configuration release --product portico-lower
	@$(SWIFT) build --configuration release --product Portico

demo: build ## Draw the sample app and say where the pictures are
	@$(PORTICO) render $(STORYBOARD) --output "$(PICTURES)"
	@echo "Open $(PICTURES)/index.html in a browser to see all screens of the storyboard with their segues."

tour: build ## Build the example apps, open all their screens, compare what they tell
	@for way in portrait landscape; do \
	  LC_ALL=C.UTF-8 $(PORTICO) run Examples/BirdSightings --headless --tour --orientation $$way \
	    --output "$(PICTURES)/$$way" >/dev/null && \
	  diff Examples/BirdSightings/Tours/$$way.txt "$(PICTURES)/$$way/tour.txt" || exit 1; \
	done
	@for way in portrait landscape; do \
	  LC_ALL=C.UTF-8 $(PORTICO) run Examples/BirdSightings --headless --tour --relaunch \
	    --orientation $$way --output "$(PICTURES)/$$way-relaunched" >/dev/null || exit 1; \
	  grep "Launched again" "$(PICTURES)/$$way-relaunched/tour.txt"; \
	done
	@LC_ALL=C.UTF-8 $(PORTICO) run Examples/Orientations --headless --tour --turns \
	  --output "$(PICTURES)/orientations" >/dev/null && \
	  diff Examples/Orientations/Tours/turned.txt "$(PICTURES)/orientations/tour.txt"
	@echo "The tours of the examples are as written down; their screens are in $(PICTURES)."

test: ## Install what tests need and run them all
	@Scripts/install-packages test
	@Scripts/test $(SWIFT) test --parallel

actions: ## Do a million random actions with all invariants looked at in each frame
	PORTICO_CHECKS=1 $(SWIFT) run --package-path Benchmarks --scratch-path Benchmarks/.build/checked \
	  --configuration release Benchmarks actions

oracle: ## Print what the tests prove of UIKit's recorded behaviour
	@Scripts/oracle $(ORACLE) -- $(SWIFT) test

lint: ## Hold the sources against .swift-format
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

check: test lint ## All tests, then lint

format: ## Rewrite the sources as .swift-format has them
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

bench: build ## Measure reading, drawing, layout and navigation against their peers
	@Scripts/install-packages bench
	$(SWIFT) run --package-path Benchmarks --configuration release Benchmarks
	$(SWIFT) build --configuration release --product Aviary
	Benchmarks/Peers/accessibility .build/release/Aviary
	$(SWIFT) build --configuration release --product Messages
	Benchmarks/Peers/window .build/release/Messages

install: build ## Install the commands under PREFIX (/usr/local), and what apps are compiled with
	install -D -m 755 $(PORTICO) "$(DESTDIR)$(PREFIX)/bin/portico"
	install -D -m 755 $(PORTICO)-lower "$(DESTDIR)$(PREFIX)/bin/portico-lower"
	rm -rf "$(DESTDIR)$(PREFIX)/share/portico" "$(DESTDIR)$(PREFIX)/lib/portico"
	mkdir -p "$(DESTDIR)$(PREFIX)/lib/portico"
	for name in $(MODULES); do \
	  cp $(dir $(PORTICO))Modules/$$name.swiftmodule "$(DESTDIR)$(PREFIX)/lib/portico" || exit 1; \
	done
	install -m 755 $(dir $(PORTICO))libPortico.so "$(DESTDIR)$(PREFIX)/lib/portico"
	mkdir -p "$(DESTDIR)$(PREFIX)/share/portico"
	cp -R --preserve=timestamps Package.swift Sources Plugins "$(DESTDIR)$(PREFIX)/share/portico"

trial: ## Install into a new folder, and build a first app there without compiling Portico
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	$(MAKE) --silent install PREFIX="$$folder" && \
	XDG_CACHE_HOME="$$folder/cache" "$$folder/bin/portico" build Examples/Notes 2>"$$folder/log" || \
	  { cat "$$folder/log"; exit 1; }; \
	if grep "once for all apps" "$$folder/log"; then \
	  echo "The installed library was not taken: a module that apps read may be missing in MODULES."; exit 1; \
	fi; \
	echo "A first app was built with the installed library."

uninstall: ## Remove it again
	rm -rf "$(DESTDIR)$(PREFIX)/bin/portico" "$(DESTDIR)$(PREFIX)/bin/portico-lower" \
	  "$(DESTDIR)$(PREFIX)/lib/portico" "$(DESTDIR)$(PREFIX)/share/portico"

clean: ## Remove what was built and drawn
	rm -rf .build Benchmarks/.build "$(PICTURES)"
