import type { Content } from '../content/types.ts'
import { articleDocument } from './article-documents.ts'

export const createPreviewed =
  (read: (token: string) => Promise<{ content: Content; locale: string; articleId: string } | undefined>) =>
  async (token: string) => {
    const found = await read(token)
    if (!found) return undefined
    const { content, locale, articleId } = found
    const local = content.in(locale)
    const article = local.article(articleId)
    return article && { locale, articleId, document: await articleDocument(article, local, content) }
  }
