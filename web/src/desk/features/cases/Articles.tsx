import { BookOpen } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Key } from '../../shared/Key.tsx'
import { useArticles } from './queries.ts'
import parts from '../../shared/Parts.module.css'
import styles from './Articles.module.css'

/** How an article stands in an answer (shared/answer-html.ts). */
export const articleWords = ({ title, url }: { title: string; url: string }): string =>
  `[${title.replace(/[[\]]/g, '')}](${url})`

/** Our own engine's answers to this very case; the first three have a key. */
export function Articles({ id, onInsert }: { id: string; onInsert: ((words: string) => void) | undefined }) {
  const { t } = useTexts()
  const articles = useArticles(id)
  if (articles.length === 0) return null
  return (
    <section>
      <h3>{t('articles')}</h3>
      <Stack as="ol" gap={4} className={styles.articles}>
        {articles.map((article, index) => (
          <Stack as="li" gap={1} items="start" key={article.articleId}>
            <a href={article.url} target="_blank" rel="noreferrer" dir="auto">
              <Icon icon={BookOpen} size={15} />
              {article.title}
            </a>
            <p className={parts.quiet} dir="auto">
              {article.excerpt}
            </p>
            {onInsert !== undefined && (
              <Button
                variant="secondary"
                size="small"
                // The visible words begin the name (WCAG 2.5.3), the key among them.
                aria-label={`${t('articles.insert')}${index < 3 ? ` ${index + 1}` : ''}: ${article.title}`}
                onClick={() => onInsert(articleWords(article))}
              >
                {t('articles.insert')} {index < 3 && <Key name={String(index + 1)} />}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
