// An error that appears on leaving a field moves what stands below it. While a pointer is down that would take the
// control away from under it, and the press that left the field would be lost (promises W10): the check waits until the press is
// over.
import { afterPaint } from '../lib/after-paint.ts'

let isPointerDown = false

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isPointerDown = true
    },
    true,
  )
  for (const end of ['pointerup', 'pointercancel', 'dragend'] as const)
    document.addEventListener(
      end,
      () => {
        isPointerDown = false
      },
      true,
    )
}

/** @returns the blur handler, held back until a press under way has become its click */
export const calmBlur = <E>(handle: (event: E) => unknown): ((event: E) => Promise<void>) => {
  return (event) =>
    new Promise((resolve) => {
      const run = (): void => {
        handle(event)
        resolve()
      }
      if (isPointerDown)
        // After the picture of the press: the check draws what it found, which would make the press wait (INP).
        document.addEventListener('pointerup', () => void afterPaint(run), { once: true })
      else run()
    })
}
