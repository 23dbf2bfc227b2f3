/**
 * A page that the server drew is seen before it lives: the last button pressed until then is pressed once more when it
 * does. Links lead on by themselves; what is typed stays where it is.
 *
 * @returns call it when React listens
 */
export const holdPress = (root: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null
  const note = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  root.addEventListener('click', note, true)
  return () => {
    root.removeEventListener('click', note, true)
    pressed?.click()
  }
}
