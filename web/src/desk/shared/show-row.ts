/** Scrolls a list of equal rows so that one of them is in sight, and no row at the top is cut. */
export const showRow = (list: HTMLElement, row: HTMLElement): void => {
  const [box, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.height === 0 || (place.top >= box.top && place.bottom <= box.bottom)) return
  const above = Math.max(0, Math.floor(list.clientHeight / place.height) - 1)
  list.scrollTop += place.top - box.top - above * place.height
}
