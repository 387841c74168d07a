nonisolated extension OverviewPage {
  /// The style sheet of the page, for light and dark mode.
  static let style = """
    :root{color-scheme:light dark;--back:#e9e9ee;--ink:#1c1c1e;--faint:#6c6c70;--line:#8e8e93;\
    --bar:#f7f7f9d9;--accent:#0a60d0}
    @media(prefers-color-scheme:dark){:root{--back:#1c1c1e;--ink:#f2f2f7;--faint:#aeaeb2;\
    --line:#7c7c80;--bar:#2c2c2ed9;--accent:#64a8ff}}
    *{box-sizing:border-box}
    html,body{margin:0;height:100%;overflow:hidden;background:var(--back);color:var(--ink);\
    font:15px/1.4 Inter,system-ui,sans-serif}
    header{position:fixed;z-index:2;inset:0 0 auto;display:flex;gap:1em;align-items:baseline;\
    padding:.6em 1em;background:var(--bar);backdrop-filter:blur(16px)}
    h1{font-size:1.05em;margin:0}header p{margin:0;flex:1;color:var(--faint)}
    button{font:inherit;min-width:2.4em;color:inherit;background:none;border:1px solid var(--line);\
    border-radius:8px;margin-left:.3em;cursor:pointer}
    #view{position:absolute;inset:0;cursor:grab;touch-action:none}#view.drag{cursor:grabbing}
    #sheet{position:absolute;transform-origin:0 0}
    svg{position:absolute;overflow:visible;pointer-events:none;z-index:1}
    svg path{fill:none;stroke:var(--line);stroke-width:2}marker path{fill:var(--line);stroke:none}
    .relationship path{stroke-dasharray:6 5}
    svg text{font-size:12px;text-anchor:middle;fill:var(--ink);paint-order:stroke;\
    stroke:var(--back);stroke-width:5px;stroke-linejoin:round}
    .scene{position:absolute;margin:0}.scene:focus{outline:3px solid var(--accent);\
    outline-offset:6px;border-radius:4px}
    .scene img{display:block;box-shadow:0 0 0 1px #0002,0 6px 24px #0002;-webkit-user-drag:none;\
    user-select:none}
    figcaption{position:absolute;bottom:100%;left:0;padding-bottom:6px;white-space:nowrap;\
    font-weight:600}
    figcaption code{font-weight:400;color:var(--faint)}
    figcaption ul{position:absolute;width:1px;height:1px;overflow:hidden;\
    clip-path:inset(50%)}
    figcaption ul:focus-within{clip-path:none;width:auto;height:auto;z-index:3;padding:.5em 1.5em;\
    background:var(--bar);border-radius:8px}
    .initial{position:absolute;right:100%;top:50%;padding-right:10px;font-size:28px;\
    color:var(--line)}
    """

  /// The script that scrolls and zooms the page.
  static let script = """
    const view=document.getElementById('view'),sheet=document.getElementById('sheet');
    let x=0,y=0,z=1;
    const draw=()=>{sheet.style.transform=`translate(${x}px,${y}px) scale(${z})`};
    const zoom=(to,cx=view.clientWidth/2,cy=view.clientHeight/2)=>{to=Math.min(8,Math.max(.02,to));
    x=cx-(cx-x)*to/z;y=cy-(cy-y)*to/z;z=to;draw()};
    const fit=(l,t,w,h,most)=>{const top=96,pad=48,W=view.clientWidth,H=view.clientHeight;
    z=Math.min(most,(W-2*pad)/w,(H-top-pad)/h);x=(W-w*z)/2-l*z;y=top+(H-top-pad-h*z)/2-t*z;draw()};
    const all=()=>fit(0,0,sheet.offsetWidth,sheet.offsetHeight,1);
    document.getElementById('fit').onclick=all;
    document.getElementById('in').onclick=()=>zoom(z*1.25);
    document.getElementById('out').onclick=()=>zoom(z/1.25);
    view.addEventListener('wheel',e=>{e.preventDefault();
    if(e.ctrlKey||e.metaKey)zoom(z*Math.exp(-e.deltaY/300),e.clientX,e.clientY);
    else{x-=e.deltaX;y-=e.deltaY;draw()}},{passive:false});
    const touches=new Map();
    view.addEventListener('pointerdown',e=>{if(e.target.closest('a'))return;
    touches.set(e.pointerId,e);view.setPointerCapture(e.pointerId);view.classList.add('drag')});
    view.addEventListener('pointermove',e=>{const was=touches.get(e.pointerId);if(!was)return;
    const other=[...touches.values()].find(t=>t.pointerId!==e.pointerId);
    if(other){const d=(p)=>Math.hypot(p.clientX-other.clientX,p.clientY-other.clientY);
    zoom(z*d(e)/Math.max(1,d(was)),other.clientX,other.clientY)}
    else{x+=e.clientX-was.clientX;y+=e.clientY-was.clientY;draw()}touches.set(e.pointerId,e)});
    for(const end of['pointerup','pointercancel'])view.addEventListener(end,e=>{
    touches.delete(e.pointerId);if(!touches.size)view.classList.remove('drag')});
    const show=f=>{const w=f.offsetWidth,h=f.offsetHeight;fit(f.offsetLeft,f.offsetTop,w,h,1)};
    for(const f of document.querySelectorAll('.scene')){
    f.addEventListener('focus',()=>{if(f.matches(':focus-visible'))show(f)});
    f.addEventListener('dblclick',()=>show(f))}
    addEventListener('hashchange',()=>{const f=document.getElementById(location.hash.slice(1));
    if(f){f.focus();show(f)}});
    addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;
    const step=80,act={'+':()=>zoom(z*1.25),'=':()=>zoom(z*1.25),'-':()=>zoom(z/1.25),'0':all,
    ArrowLeft:()=>{x+=step;draw()},ArrowRight:()=>{x-=step;draw()},
    ArrowUp:()=>{y+=step;draw()},ArrowDown:()=>{y-=step;draw()}}[e.key];
    if(act){e.preventDefault();act()}});
    document.addEventListener('scroll',()=>{view.scrollTo(0,0);scrollTo(0,0)},true);
    addEventListener('resize',all);all();
    """
}
