// The short HTML of a thread, as elements: nothing of it ever becomes the page's own markup.
import { Fragment, type ReactNode, createElement, useMemo } from 'react'

const plain = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'code', 'blockquote'])

interface Policy {
  createHTML: (text: string) => string
}
const policies = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } })
  .trustedTypes
/** Read into a document of its own, which runs nothing and shows nothing. */
const policy: Policy = policies?.createPolicy('desk', { createHTML: (text) => text }) ?? { createHTML: (text) => text }

const draw = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.tagName.toLowerCase()
  if (name === 'br') return <br key={key} />
  const inside = [...node.childNodes].map(draw)
  const href = node.getAttribute('href')
  if (name === 'a' && href !== null && /^(https?:|mailto:|\/)/i.test(href))
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {inside}
      </a>
    )
  return plain.has(name) ? createElement(name, { key }, ...inside) : <Fragment key={key}>{inside}</Fragment>
}

export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body.childNodes].map(draw),
    [html],
  )
  return (
    <div className={className} dir="auto">
      {nodes}
    </div>
  )
}
