import { useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import styles from './WaysToSignIn.module.css'
import { mergeAccounts } from './actions.ts'
import type { SignInWays } from './queries.ts'

/** The identity just proven is another account's: what it holds, and whether the two become one (CD-303). */
export function MergeOffer({
  offer,
  onMerged,
  onGone,
}: {
  offer: NonNullable<SignInWays['mergeOffer']>
  onMerged: (ways: SignInWays) => void
  onGone: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const [isUnderstood, setUnderstood] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isLater, setLater] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  if (isLater) return null
  const merge = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const sent = await mergeAccounts(api, offer.offerId, writeKey)
    setBusy(false)
    if (sent.isOk) onMerged(sent.data)
    else if (sent.problem.status === 404) onGone()
    else setFailed(true)
  }
  return (
    <Stack
      gap={4}
      pad={5}
      ground="sunken"
      line="strong"
      radius={2}
      className={styles.offer}
      role="group"
      aria-labelledby="own-merge"
    >
      <h3 id="own-merge">{t('support.ways.merge.title')}</h3>
      <p>{t('support.ways.merge.text', { name: offer.name, provider: offer.providerName })}</p>
      <ul className={styles.holds}>
        <li>{t('support.ways.merge.holds', { cases: offer.cases })}</li>
        {offer.restrictions > 0 && <li>{t('support.ways.merge.holds.restrictions', { count: offer.restrictions })}</li>}
      </ul>
      <p>{t('support.ways.merge.end')}</p>
      {hasFailed && <Banner tone="danger">{t('support.error.generic')}</Banner>}
      <Checkbox
        label={t('support.ways.merge.box')}
        checked={isUnderstood}
        onChange={({ target }) => setUnderstood(target.checked)}
      />
      <Row wrap gap={3} align="stretch">
        <Button isBusy={isBusy} isDisabled={!isUnderstood} onClick={() => void merge()}>
          {t('support.ways.merge.yes')}
        </Button>
        <Button variant="secondary" onClick={() => setLater(true)}>
          {t('support.ways.merge.no')}
        </Button>
      </Row>
    </Stack>
  )
}
