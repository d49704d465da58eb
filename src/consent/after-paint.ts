/** Runs the task two frames on, when Gatsby has put the new page's title in the head. Not while the tab is hidden. */
export const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => requestAnimationFrame(task))
}
