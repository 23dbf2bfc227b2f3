// The demonstration's articles as the product gives them out, for peers to be filled with.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { api } from '../lib/player.ts'
import type { PeerArticle } from './osticket.ts'

const pack = fileURLToPath(new URL('../../../server/content/demo/', import.meta.url))

/** The first game an article names; what names none is of the account. */
const gameOf = (file: string): string => {
  const text = readFileSync(`${pack}articles/en-US/${file}`, 'utf8')
  return /^products:\n\s+- (\S+)$/m.exec(text)?.[1] ?? 'services'
}

/** All English articles of the demonstration. @throws when one does not answer */
export const articlesOf = async (origin: string): Promise<PeerArticle[]> => {
  const articles: PeerArticle[] = []
  for (const file of readdirSync(`${pack}articles/en-US`)) {
    const id = file.split('-', 1)[0]!
    const answer = await fetch(`${origin}${api}/article/en-US/${id}`)
    if (!answer.ok) throw new Error(`article ${id} answered ${answer.status}`)
    const { title, problem, body } = (await answer.json()) as { title: string; problem?: string; body: string }
    articles.push({ id: Number(id), title, html: `${problem ?? ''}${body}`, category: gameOf(file) })
  }
  return articles
}
