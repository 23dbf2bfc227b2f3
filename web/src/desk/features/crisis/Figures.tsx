import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { useDeskNews } from '../../shared/use-desk-news.ts'
import styles from './Crisis.module.css'

/** What comes in while the message runs; moves by itself. */
export function Figures({ messageId }: { messageId: string }) {
  const { t, number } = useTexts()
  const { data: figures, again } = useOperation(
    'getCrisisFigures',
    { messageId },
    { refreshInterval: 10_000, keepPreviousData: true },
  )
  useDeskNews(again)
  const pace = (of: { hour: number; hourBefore: number } | undefined): string =>
    of === undefined ? '' : t('crisis.figures.hour', { hour: number(of.hour), before: number(of.hourBefore) })
  const tiles = [
    { name: t('crisis.figures.cases'), value: figures?.cases.quarter, more: pace(figures?.cases) },
    { name: t('crisis.figures.open'), value: figures?.openCases, more: '' },
    { name: t('crisis.figures.chats'), value: figures?.waitingChats, more: '' },
    { name: t('crisis.figures.searches'), value: figures?.searches.quarter, more: pace(figures?.searches) },
  ]
  return (
    <Stack as="section" gap={3} aria-labelledby="crisis-figures" className={styles.block}>
      <h3 id="crisis-figures">{t('crisis.figures')}</h3>
      <Stack as="dl" line="all" radius={2} className={styles.tiles}>
        {tiles.map(({ name, value, more }) => (
          <div key={name}>
            <Text as="dt" tone="quiet" size={1}>
              {name}
            </Text>
            <Stack as="dd">
              <strong>{value === undefined ? '–' : number(value)}</strong>
              {more !== '' && (
                <Text as="small" tone="quiet">
                  {more}
                </Text>
              )}
            </Stack>
          </div>
        ))}
      </Stack>
      {figures !== undefined && figures.topics.length > 0 && (
        <>
          <h4>{t('crisis.figures.topics')}</h4>
          <ul className={styles.topics}>
            {figures.topics.map(({ categoryId, name, cases }) => (
              <Row as="li" justify="between" gap={3} align="stretch" key={categoryId}>
                <bdi>{name}</bdi> <strong>{number(cases)}</strong>
              </Row>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
