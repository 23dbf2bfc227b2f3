import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keep } from '../../../../kit/api/cache-times.ts'
import { useApi } from '../../../../kit/api/use-api.ts'
import { media } from '../../../../kit/lib/breakpoints.ts'
import { cx } from '../../../../kit/lib/class-names.ts'
import { Row, Stack, Text } from '../../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../../kit/ui/category-icon/CategoryIcon.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { useGuide } from '../guide-context.ts'
import { changeTopic, pressTopic, type Category, type PickerView } from '../picker.ts'
import styles from './CategoryLevels.module.css'

const scrollDelay = 250 // OD-112: so that it does not fight the slide

/** What has just opened is brought into view, unless its reader has gone on to something else meanwhile. */
const useIntoView = (what: number) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (what === 0) return
    const { activeElement } = document
    const timer = window.setTimeout(() => {
      if (![activeElement, document.body].includes(document.activeElement)) return
      const isSmooth = !window.matchMedia(media.reducedMotion).matches
      place.current?.scrollIntoView({ block: 'nearest', behavior: isSmooth ? 'smooth' : 'auto' })
    }, scrollDelay)
    return () => window.clearTimeout(timer)
  }, [what])
  return place
}

const useChildren = (product: string, id: number): readonly Category[] | undefined => {
  const { catalogue } = useGuide()
  const { data } = useApi(
    '/services/bft/api/categories/{lang}/{product}/{categoryId}',
    id === 0 ? null : { path: { product, categoryId: id } },
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  useEffect(() => catalogue.addCategories(data ?? []), [catalogue, data])
  return data
}

/** Levels two and three below an open top-level category (PICKER-12 … PICKER-15, PICKER-21, PICKER-22). */
export function CategoryLevels({ view, path }: { view: PickerView; path: readonly Category[] }) {
  const { t } = useMessages()
  const { flow, entry, send } = useGuide()
  const topics = useChildren(flow.productName, view.topId)
  const place = useIntoView(view.topId)
  const deeper = useIntoView(view.levelThreeOf)
  const top = path[0]
  const isChosen = view.levelTwoId !== 0
  const shown = isChosen ? topics?.filter(({ id }) => id === view.levelTwoId) : topics

  if (topics === undefined) return <LevelShape />
  // a top-level leaf from the URL: it is its own topic (S20, S21)
  if (topics.length === 0)
    return top === undefined ? <LevelShape /> : <ThisTopic onPress={() => send(pressTopic(entry, view.topId))} />
  return (
    <Row wrap gap="5 0" align="stretch" ref={place} className={styles.levels}>
      <div className={cx(styles.two, view.levelThreeOf !== 0 && styles.narrow)}>
        {/* The chosen one stands there alone: nothing to count. */}
        {!isChosen && <p className={styles.count}>{t('support.bft.categorize.count', { count: topics.length })}</p>}
        <Stack
          as="ul"
          gap={3}
          pad={0}
          className={styles.tiles}
          aria-label={t('support.bft.categorize.topics', { category: top?.name ?? '' })}
        >
          {shown?.map((topic) => (
            <li key={topic.id}>
              <button
                type="button"
                className={cx(styles.tile, isChosen && styles.chosen)}
                aria-pressed={isChosen}
                onClick={() => (!isChosen || !topic.hasChildren) && send(pressTopic(entry, topic.id))}
              >
                <CategoryIcon name={topic.icon} size={22} className={styles.icon ?? ''} />
                <Text as="span" flex={1} shrinks breaks>
                  {topic.name}
                </Text>
                {isChosen && !topic.hasChildren && (
                  <Icon icon={ArrowRight} flip label={t('support.bft.categorize.this')} />
                )}
              </button>
            </li>
          ))}
        </Stack>
        {isChosen && (
          <Button variant="quiet" size="small" onClick={() => send(changeTopic(entry))}>
            {t('support.bft.categorize.change.topic')}
          </Button>
        )}
      </div>
      {view.levelThreeOf !== 0 && (
        <div ref={deeper} className={styles.three}>
          <SubTopics key={view.levelThreeOf} of={view.levelThreeOf} chosen={view.levelThreeId} />
        </div>
      )}
    </Row>
  )
}

function SubTopics({ of, chosen }: { of: number; chosen: number }) {
  const { t } = useMessages()
  const { flow, entry, send } = useGuide()
  const topics = useChildren(flow.productName, of)
  if (topics === undefined) return <LevelShape />
  if (topics.length === 0) return <p className={styles.count}>{t('support.bft.categorize.empty')}</p>
  return (
    <>
      <Text weight={600} className={styles.question}>
        {t('support.bft.categorize.subtopics')}
      </Text>
      <Stack as="ul" gap={3} pad={0} className={styles.tiles}>
        {topics.map(({ id, name, hasChildren }) => (
          <li key={id}>
            <Text
              as="button"
              justify="between"
              type="button"
              className={cx(styles.child, id === chosen && styles.chosen)}
              aria-pressed={id === chosen}
              onClick={() => send(pressTopic(entry, id))}
            >
              <span>{name}</span>
              <Icon
                icon={ArrowRight}
                size={18}
                flip={!hasChildren}
                className={cx(styles.arrow, hasChildren && styles.more)}
              />
            </Text>
          </li>
        ))}
      </Stack>
    </>
  )
}

function ThisTopic({ onPress }: { onPress: () => void }) {
  const { t } = useMessages()
  return <Button onClick={onPress}>{t('support.bft.categorize.this')}</Button>
}

function LevelShape() {
  const { t } = useMessages()
  return (
    <Stack gap={3} role="status" aria-busy="true" className={styles.shapes}>
      <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
      <Skeleton shape="choice" lines={4} />
    </Stack>
  )
}
