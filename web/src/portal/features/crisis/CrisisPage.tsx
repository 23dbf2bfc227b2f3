import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { useInGame } from '../../shared/settings/config.ts'
import { StructuredData, articleThing } from '../../shared/structured-data/StructuredData.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './CrisisPage.module.css'
import { useCrisisMessages } from './queries.ts'
import { markRead } from './read-messages.ts'
import { Updates } from './Updates.tsx'

/**
 * One crisis message as an article (CRISIS-01). Opening it marks it as read (ground G20); an unknown one leads to the
 * root (OD-51).
 */
export function CrisisPage() {
  const { t, locale } = useMessages()
  const { page } = useApiClient()
  const navigate = useNavigate()
  const { isInGame } = useInGame()
  const messageId = useParams()['messageId'] ?? ''
  const { data, reload } = useCrisisMessages()
  const message = data?.find(({ id }) => id === messageId)
  const [isChecked, setChecked] = useState(false)
  usePageHead({ title: message?.title, description: message?.summary, crumb: message?.title })
  const isFound = message !== undefined
  useEffect(() => {
    if (isFound) markRead(messageId)
  }, [isFound, messageId])
  const isMissing = data !== undefined && !isFound
  // Once, not at each drawing: of two questions under way the first one's end comes before the answer that counts.
  const askAgain = useEffectEvent(() => void reload().then(() => setChecked(true)))
  useEffect(() => {
    // What came with the page may be older than the message: asked once more before the visitor is sent away.
    if (isMissing && !isChecked) askAgain()
  }, [isMissing, isChecked])

  if (isMissing && isChecked) return <Redirect to="/" />
  if (!isFound)
    return (
      <Stack place="center" tone="accent" className={styles.waiting}>
        <Spinner size="large" label={t('support.crisis.loading')} />
      </Stack>
    )
  return (
    <Stack gap={5}>
      {isInGame && (
        <Button
          variant="quiet"
          className={styles.back}
          icon={<Icon icon={ArrowLeft} flip />}
          onClick={() => void navigate(-1)}
        >
          {t('support.common.back')}
        </Button>
      )}
      <Template
        kind="read"
        as="article"
        isBesideLast
        beside={<Night />}
        head={
          <PageTitle
            eyebrow={
              message.resolvedAt === null
                ? message.games.length === 0
                  ? t('support.crisis.eyebrow')
                  : message.games.map(({ name }) => name).join(' · ')
                : t('support.crisis.solved')
            }
            lead={message.summary === '' ? undefined : message.summary}
          >
            {message.title}
          </PageTitle>
        }
      >
        {message.places.length > 0 && (
          <Text tone="quiet">{t('support.status.places', { places: message.places.join(' · ') })}</Text>
        )}
        <Updates updates={message.updates} />
        <RichText html={message.body} />
        {message.link !== null && (
          <p>
            <Link href={message.link}>{t('support.crisis.more')}</Link>
          </p>
        )}
        <p>
          <Link href="/status">{t('support.status.title')}</Link>
        </p>
      </Template>
      <StructuredData
        items={[
          articleThing({
            headline: message.title,
            description: message.summary,
            locale,
            url: `${page.origin}${page.basePath}/breaking/${message.id}`,
          }),
        ]}
      />
    </Stack>
  )
}
