/**
 * Runs `work` once what changed has been shown: what need not be in the same picture, such as moving the focus, would
 * only make a press wait (INP). @returns takes it back
 */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
