/**
 * What a search engine reads beside the page (schema.org). Data, no script: the policy of ground G26 does not run it.
 */
export function StructuredData({ items }: { items: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredJson(items) }} />
}

export type Thing = Readonly<Record<string, unknown>>

/** Nothing in it can end the element. */
export const structuredJson = (items: readonly Thing[]): string =>
  JSON.stringify(
    items.length === 1
      ? { '@context': 'https://schema.org', ...items[0] }
      : { '@context': 'https://schema.org', '@graph': items },
  ).replaceAll('<', '\\u003c')

/** The trail as people see it; addresses are absolute. */
export const breadcrumbList = (crumbs: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** A question with its answer in one sentence. */
export const faqPage = (question: string, answer: string, url: string): Thing => ({
  '@type': 'FAQPage',
  url,
  mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
})

export const articleThing = ({
  headline,
  description,
  modified,
  locale,
  url,
}: {
  headline: string
  description: string
  modified?: string
  locale: string
  url: string
}): Thing => ({
  '@type': 'Article',
  headline,
  description,
  inLanguage: locale,
  mainEntityOfPage: url,
  ...(modified === undefined ? {} : { dateModified: modified }),
})
