import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { languageName } from '../../../kit/lib/language-name.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { isOfOthers, useChosenGame, useHelpTarget } from '../../shared/discovery/help-target.ts'
import { useProduct } from '../../shared/discovery/queries.ts'
import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { Time } from '../../shared/i18n/Time.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { later } from '../../shared/late/later.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { useConfig } from '../../shared/settings/config.ts'
import { StructuredData, articleThing, breadcrumbList, faqPage } from '../../shared/structured-data/StructuredData.tsx'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { CopyId } from '../../../kit/ui/CopyId.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { ArticleFeedback } from './ArticleFeedback.tsx'
import styles from './ArticlePage.module.css'
import { Beside } from './Beside.tsx'
import { withAnchors } from './article-parts.ts'
import { backTarget, hasPageBehind } from './back-target.ts'
import { type Article, useArticle } from './queries.ts'

// Only seldom there (ground G26).
const OtherGameNotice = later(async () => (await import('./OtherGameNotice.tsx')).OtherGameNotice, null, true)

/** One help article. Without one, or when it cannot be had, the visitor goes to the root (ARTICLE-09, ARTICLE-10). */
export function ArticlePage() {
  const { t } = useMessages()
  const articleId = useParams()['articleId'] ?? ''
  const { data: article, problem } = useArticle(articleId)
  usePageHead({ title: article?.title, description: article?.summary, crumb: article?.title })
  if (problem !== null) return <Redirect to="/" />
  if (article === undefined) {
    return (
      <Stack gap={8} className={styles.page}>
        <Spinner delay={150} label={t('support.article.loading')} />
        <Skeleton shape="title" />
        <Skeleton lines={8} />
      </Stack>
    )
  }
  return <ArticleView article={article} key={article.id} />
}

/** What its writers wrote has the article's `lang`; the page's own words between have the page's. */
function ArticleView({ article }: { article: Article }) {
  const { t, locale } = useMessages()
  const game = article.gameSlugs[0] ?? sharedProduct
  const product = useProduct(game)
  const helpProduct = article.guidedEntryProduct ?? article.gameSlugs[0]
  const chosen = useChosenGame()
  const help = useHelpTarget(article.gameSlugs, helpProduct === undefined ? '/' : `/product/${helpProduct}`)
  const { body, parts } = useMemo(() => withAnchors(article.body), [article.body])
  return (
    <Stack gap={8} className={styles.page}>
      <BackLink article={article} />
      {chosen !== null && isOfOthers(article.gameSlugs, chosen) && (
        <OtherGameNotice own={chosen} back={help} other={game} />
      )}
      <Stack as="article" gap={6} shrinks className={styles.article}>
        <Stack as="header" gap={3}>
          <Row gap={3} tone="quiet" weight={600} className={styles.product}>
            {product.data !== undefined && <ProductIcon baseUiName={product.data.baseUiName} size={32} />}
            <span>{product.data?.name}</span>
          </Row>
          <h1 tabIndex={-1} dir="auto" lang={article.locale}>
            {article.title}
          </h1>
          <Row as="p" wrap gap="1 5" tone="quiet" className={styles.facts}>
            <span>
              <Sentence k="support.article.updated" params={{ time: <Time at={article.relativeUpdatedDate} /> }} />
            </span>
            <Row as="span" wrap gap={1} lines="kept" inline>
              <Sentence
                k="support.article.id"
                params={{
                  id: (
                    <CopyId
                      id={article.id}
                      copyLabel={t('support.common.copy', { id: article.id })}
                      copiedLabel={t('support.common.copied')}
                    />
                  ),
                }}
              />
            </Row>
          </Row>
        </Stack>
        {article.hasMachineTranslation && <Banner isQuiet>{t('support.article.translated')}</Banner>}
        {article.locale !== article.userLocale && (
          <Banner isQuiet>
            {t('support.article.other.language', { language: languageName(article.locale, locale) })}
          </Banner>
        )}
        {article.problem !== null && article.problem !== '' && (
          <Stack as="section" gap={1} tone="quiet" className={styles.problem}>
            <h2>{t('support.article.problem')}</h2>
            <RichText html={article.problem} lang={article.locale} />
          </Stack>
        )}
        {article.problem !== null && article.problem !== '' && (
          <h2 className={styles.solution}>{t('support.article.solution')}</h2>
        )}
        <RichText html={body} lang={article.locale} />
        {article.codes !== undefined && (
          <Text tone="quiet" size={1} translate="no">
            {t('support.article.codes', { codes: article.codes.join(', ') })}
          </Text>
        )}
      </Stack>
      <ArticleFeedback article={article} />
      <GetHelp href={help} />
      <Beside article={article} game={game} parts={parts} help={help} />
      <ArticleData
        article={article}
        game={product.data === undefined ? null : { slug: product.data.shortName, title: product.data.name }}
      />
    </Stack>
  )
}

/**
 * A link, so that it leads somewhere without JavaScript too; with a page of ours behind it, it goes back to that one
 * (OD-47).
 */
function BackLink({ article }: { article: Article }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const config = useConfig()
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasPageBehind(window.history.state)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      data-way-back
      className={styles.back}
      href={backTarget(article.gameSlugs, config?.angularGamePages ?? [])}
      onClick={press}
    >
      <Icon icon={ArrowLeft} size={18} flip /> {t('support.common.back')}
    </Link>
  )
}

function ArticleData({ article, game }: { article: Article; game: { slug: string; title: string } | null }) {
  const { t } = useMessages()
  const { page } = useApiClient()
  const home = page.origin + page.basePath
  const url = `${home}/article/${article.id}`
  return (
    <StructuredData
      items={[
        article.articleType === 'PROBLEM'
          ? faqPage(article.title, article.summary, url)
          : articleThing({
              headline: article.title,
              description: article.summary,
              modified: article.relativeUpdatedDate,
              locale: article.locale,
              url,
            }),
        breadcrumbList([
          { name: t('support.crumb.home'), url: home },
          ...(game === null ? [] : [{ name: game.title, url: `${home}/games/${game.slug}` }]),
          { name: article.title, url },
        ]),
      ]}
    />
  )
}
