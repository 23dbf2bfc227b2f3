import { useProduct } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'

/** The article is about another game alone: the page says so, asks before it switches, and leads back (amendment T6). */
export function OtherGameNotice({ own, back, other }: { own: string; back: string; other: string }) {
  const { t } = useMessages()
  const ownName = useProduct(own).data?.name
  const otherName = useProduct(other).data?.name
  if (ownName === undefined || otherName === undefined) return null
  return (
    <Banner
      tone="warning"
      isQuiet
      title={t('support.article.other.game', { game: otherName })}
      actions={
        <>
          <LinkButton href={back}>{t('support.article.other.game.back', { game: ownName })}</LinkButton>
          <LinkButton variant="secondary" href={`/product/${other}`}>
            {t('support.article.other.game.switch', { game: otherName })}
          </LinkButton>
        </>
      }
    >
      {t('support.article.other.game.text', { game: ownName })}
    </Banner>
  )
}
