/** A bar at the foot of the window takes its room from the table above instead of covering a part of it. */
export function makesRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => style.setProperty('--below', `${String(bar.offsetHeight)}px`));
  measure.observe(bar);
  return () => {
    measure.disconnect();
    style.removeProperty('--below');
  };
}
