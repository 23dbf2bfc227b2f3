import { useId } from 'react'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { kinds, type Kind, type Narrowed } from '../../shared/search-box/search-term.ts'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import styles from './SearchPage.module.css'

/** Narrows a search by game and kind (amendment T5). */
export function SearchFilters({
  narrowed,
  ownGame,
  onNarrow,
}: {
  narrowed: Narrowed
  /** Name of the game whose search this is; undefined where all games are searched alike. */
  ownGame: string | undefined
  onNarrow: (to: Narrowed) => void
}) {
  const { t } = useMessages()
  const id = useId()
  const products = useApi(
    '/services/bft/api/product/{lang}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  const { only, kind } = narrowed
  return (
    <Row wrap gap="2 3" className={styles.filters} role="group" aria-label={t('support.search.narrow')}>
      <Text as="label" tone="quiet" htmlFor={`${id}-game`}>
        {t('support.search.narrow.game')}
      </Text>
      <Select
        id={`${id}-game`}
        value={only ?? ''}
        placeholder={
          ownGame === undefined
            ? t('support.answers.all.games')
            : t('support.search.narrow.own.first', { product: ownGame })
        }
        choices={(products.data ?? []).map(({ shortName, name }) => ({ value: shortName, label: name }))}
        onChange={({ target: { value } }) => onNarrow({ ...narrowed, only: value === '' ? null : value })}
      />
      <Text as="label" tone="quiet" htmlFor={`${id}-kind`}>
        {t('support.search.narrow.kind')}
      </Text>
      <Select
        id={`${id}-kind`}
        value={kind ?? ''}
        placeholder={t('support.search.kind.all')}
        choices={kinds.map((value) => ({ value, label: t(`support.search.kind.${value}`) }))}
        onChange={({ target: { value } }) => onNarrow({ ...narrowed, kind: value === '' ? null : (value as Kind) })}
      />
    </Row>
  )
}
