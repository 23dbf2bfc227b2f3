/**
 * The page numbers to offer: a window of at most `max` around the current page.
 * `current` counts from 1 and is clamped into 1 … `total`.
 */
export const pageLinks = (current: number, total: number, max: number): number[] => {
  const count = Math.max(0, Math.min(total, max))
  const here = clampPage(current, total)
  const first = Math.max(1, Math.min(here - Math.floor((count - 1) / 2), total - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

/** A page beyond the end shows the last one (decisions-cases C20). */
export const clampPage = (page: number, total: number): number => {
  return Number.isInteger(page) ? Math.max(1, Math.min(page, Math.max(1, total))) : 1
}

export const defaultPageSize = 10

/** How many pages hold `items` items: ten a page unless told otherwise (LIMIT-01). */
export const pageCount = (items: number, pageSize: number = defaultPageSize): number =>
  Math.ceil(Math.max(0, items) / pageSize)
