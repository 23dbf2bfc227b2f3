import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { media } from '../../../kit/lib/breakpoints.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card, cardLink } from '../../../kit/ui/Card.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { SmartLink } from '../external-links/SmartLink.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'
import { Section } from './Section.tsx'
import type { TrendingTopic } from './queries.ts'

/** Above this many the rest waits behind a toggle (TREND-01, TREND-02). */
export const shownTopics = 6

export function TrendingTopics({ topics }: { topics: readonly TrendingTopic[] | undefined }) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  // The button answers at once; so many pictures come or go with the next frame.
  const isWhole = useDeferredValue(isOpen)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const wasOpen = useRef(false)
  useEffect(() => {
    // The first topic that came is where the reader goes on.
    if (isWhole && !wasOpen.current) list.current?.querySelectorAll<HTMLElement>('a')[shownTopics]?.focus()
    wasOpen.current = isWhole
  }, [isWhole])
  if (topics === undefined || topics.length === 0) return null
  const hidden = topics.length - shownTopics
  return (
    <Section title={t('support.trending.topics')}>
      <Stack as="ul" gap={4} ref={list} id={listId} className={styles.topics}>
        {(isWhole ? topics : topics.slice(0, shownTopics)).map((topic) => (
          <Stack as="li" key={`${topic.name} ${topic.url}`}>
            <Topic topic={topic} />
          </Stack>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          icon={<Icon icon={ChevronDown} className={cx(styles.caret, isOpen && styles.turned)} />}
        >
          {isOpen ? t('support.trending.fewer') : t('support.trending.more', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}

function Topic({ topic }: { topic: TrendingTopic }) {
  const {
    name,
    title,
    description,
    url,
    target,
    imageUrl,
    imageUrlMobile,
    backgroundPositionY,
    externalLinkConfirmation,
  } = topic
  // Put on the element itself: rendered pages carry no style attribute (ground G26). Without it the style sheet's 25
  // and 50 percent hold (TREND-04, OD-39).
  const place = (image: HTMLImageElement | null): void =>
    image?.style.setProperty('--y', backgroundPositionY === null ? null : `${backgroundPositionY}%`)
  return (
    <Card as="article" padding="none" isLink className={styles.topic}>
      <div className={styles.picture}>
        {imageUrl !== null && (
          <picture>
            {imageUrlMobile !== null && <source media={media.mobile} srcSet={imageUrlMobile} />}
            <img ref={place} src={imageUrl} alt="" loading="lazy" width={480} height={270} />
          </picture>
        )}
      </div>
      <Stack content="start" gap={1} pad={4} className={styles.topicText}>
        <h3>
          <SmartLink className={cardLink} href={url} target={target} asksFirst={externalLinkConfirmation}>
            {name}
          </SmartLink>
        </h3>
        <Text tone="quiet">{description ?? title}</Text>
      </Stack>
    </Card>
  )
}
