/**
 * URL ⇄ guided entry: the one place where an address is read or written. Paths are relative to the page's base
 * (`/product/wow/1200`); `ref` is the only query parameter that travels with the flow (FLOW-02).
 */
import type { GuideEvent, Variant } from './flow/types.ts'

/** A guided-flow address. Ids are 0 where the address has none; `tail` is its last, literal segment. */
export interface GuideUrl {
  productName: string
  parentId: number
  categoryId: number
  topicId: number
  tail: '' | 'solution' | 'recommendations'
}

export const emptyUrl: GuideUrl = { productName: '', parentId: 0, categoryId: 0, topicId: 0, tail: '' }

const idPattern = /^[1-9][0-9]{0,8}$/ // OD-03

/**
 * Reads a path below the base. `/` is the empty address; null is an invalid one, which leads to `/error` (OD-17).
 * Two shapes are no business of the flow and are routed before it: bare `product` (OD-18) and the legacy channel paths.
 */
export const parseGuidePath = (path: string): GuideUrl | null => {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return emptyUrl
  if (segments[0] !== 'product') return null
  const [name, ...rest] = segments.slice(1)
  if (name === undefined) return null
  const productName = decode(name)
  if (productName === null) return null
  const tail = rest.at(-1)
  const isTailed = tail === 'solution' || tail === 'recommendations'
  const ids = (isTailed ? rest.slice(0, -1) : rest).map((segment) => (idPattern.test(segment) ? Number(segment) : 0))
  if (ids.length > 3 || ids.includes(0)) return null
  if (tail === 'solution' && ids.length < 2) return null
  if (tail === 'recommendations' && ids.length > 0) return null
  const [parentId = 0, second = 0, third = 0] = ids
  return {
    productName,
    parentId,
    categoryId: third > 0 ? second : 0,
    topicId: third > 0 ? third : second,
    tail: isTailed ? tail : '',
  }
}

/** Writes an address; an id 0 drops its segment, a middle category is never written (OD-17). */
export const formatGuidePath = ({
  productName,
  parentId = 0,
  topicId = 0,
  tail = '',
}: Partial<GuideUrl> & { productName: string }): string => {
  if (productName === '') return '/'
  const ids = parentId > 0 ? (topicId > 0 ? [parentId, topicId] : [parentId]) : []
  return `/${['product', encodeURIComponent(productName), ...ids, ...(tail === '' ? [] : [tail])].join('/')}`
}

/** The query string a rewritten address keeps: `ref` alone. */
export const keptSearch = (search: string): string => {
  const ref = new URLSearchParams(search).get('ref')
  return ref === null ? '' : `?${new URLSearchParams({ ref }).toString()}`
}

/**
 * The first events of an address, in order: the product, a category change, and the solution when it ends in one
 * (FLOW-06).
 * `recommendations` asks again for the stored description; without one it stays in the describe step.
 */
export const urlEvents = (
  url: GuideUrl,
  { variant, storedDescription, source }: { variant: Variant; storedDescription: string; source: 'url' | 'history' },
): GuideEvent[] => {
  if (url.productName === '') return []
  const events: GuideEvent[] = [{ type: 'PRODUCT_SELECTED', productName: url.productName, categoryId: 0, source }]
  if (url.parentId > 0) {
    // PICKER-20: only a topic with a sub-path behind it advances
    events.push({
      type: 'CATEGORY_CHANGED',
      parentId: url.parentId,
      topicId: url.topicId,
      advanceStep: url.topicId > 0 && url.tail !== '',
      source,
    })
  }
  if (url.tail === 'solution') events.push({ type: 'PROBLEM_CATEGORIZED', solutionId: url.topicId })
  if (url.tail === 'recommendations' && storedDescription.trim() !== '') {
    if (variant === 'embedded') events.push({ type: 'TOGGLE_DESCRIPTION' }) // E1
    events.push({ type: 'PROBLEM_DESCRIBED', description: storedDescription, advanceStep: true })
  }
  return events
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
