import { Send, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { problemOfFailure, type Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { afterPaint } from '../../../kit/lib/after-paint.ts'
import { later } from '../../shared/late/later.tsx'
import { searchesEnd } from '../../../kit/lib/ready-files.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'
import { DynamicFields } from '../../shared/dynamic-fields/DynamicFields.tsx'
import { useAskedFields } from '../../shared/dynamic-fields/use-asked-fields.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { maxFiles } from '#rules/files.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { textRules } from '../../shared/form/rules.ts'
import { useHeldContext } from '../../shared/ingame/held-context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { ChallengeContext } from '../../shared/phone/challenge-context.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { useAskedGame, useFeature } from '../../shared/settings/features.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx'
import { AnonymousFieldset } from './AnonymousFieldset.tsx'
import { ChallengeLine } from './ChallengeLine.tsx'
import styles from './Contact.module.css'
import { checkContext } from './actions.ts'
import { anonymousFields } from '#rules/anonymous-fields.ts'
import { type ContactValues, descriptionMax } from './contact-form.ts'
import { attend, useOnItsWay } from './on-its-way.ts'
import { type Category, type Solution, usePreverify } from './queries.ts'
import type { RecaptchaHandle } from './RecaptchaField.tsx'
import { type SubmitFacts, nextSubmitStep } from './submit-order.ts'
import { useChallenge } from './use-challenge.ts'
import { useContactForm } from './use-contact-form.ts'

// What few see comes when it is needed, a vendor's widget when the operator uses one (ground G26).
const RecaptchaField = later(async () => (await import('./RecaptchaField.tsx')).RecaptchaField)
const AbuseDialog = later(async () => (await import('./AbuseDialog.tsx')).AbuseDialog)
const FromGame = later(async () => (await import('./FromGame.tsx')).FromGame)
const HandOver = later(async () => (await import('./HandOver.tsx')).HandOver)
const SuggestionsPanel = later(async () => (await import('./find-suggestions.ts')).SuggestionsPanel)

/**
 * What a topic asks, who asks, and the way to the case: captcha, abusive-language check, suggestions, send
 * (CONTACT-16).
 */
export function ContactForm({
  solution,
  category,
  channel,
  isTimeTold,
  onBegin,
}: {
  solution: Solution
  category: Category | undefined
  channel: OfferedChannel
  /** The choice of channels says it already. */
  isTimeTold: boolean
  onBegin: () => void
}) {
  const messages = useMessages()
  const { t, locale } = messages
  const api = useApiClient()
  const navigate = useNavigate()
  const login = useAccount()
  const { isInGame } = useInGame()
  const { pathname, search } = useLocation()
  const isSignedIn = login.state === 'in'
  const { data: preverify } = usePreverify()
  const hasTokenLinks = useFeature('anonymousTickets', solution.product) === true
  const isEmailPhoneCombined = useFeature('combinedEmailPhone', solution.product) === true
  const isLegacy = useFeature('legacyMode') === true
  const captchaGame = useAskedGame('arkose', solution.product)
  const hasChallenge = useFeature('arkose', solution.product) === true
  const isStrict = useFeature('strictCaptcha', solution.product) === true
  const hasRecaptcha = useFeature('recaptcha', solution.product) === true && !hasChallenge && !isInGame && !isSignedIn
  // CAPTCHA-03; nothing is drawn in a game's browser (OD-85).
  const puzzle = isStrict && !isInGame ? 'captcha-challenge' : 'captcha-anonymous'
  const challenge = useChallenge({ selector: isInGame ? null : `#${puzzle}` })
  const recaptcha = useRef<RecaptchaHandle>(null)
  const [isCaptchaMissing, setCaptchaMissing] = useState(false)
  const fromGame = useHeldContext()
  const asked = anonymousFields({
    isSignedIn,
    isSoftAccount: isSignedIn && login.account.softAccount,
    isPreverified: (preverify?.preverifyId ?? 0) > 0,
    useSoftAccountFields: solution.useSoftAccountFields,
    isEmailPhoneCombined,
    hasTokenLinks,
    showEmailField: category?.showAnonymousEmailField === true,
    showNameField: category?.showAnonymousNameField === true,
    showPhoneField: category?.showAnonymousPhoneField === true,
    channel: channel.channelType,
  })
  // In a game's browser it is solved as well, only not drawn: that mode never weakens it on its own (ground G13).
  const needsChallenge = hasChallenge && (!isSignedIn || isStrict)
  const [isBegun, setBegun] = useState(false)
  const focused = (): void => {
    setBegun(true)
    onBegin()
    if (needsChallenge && challenge.state === 'idle') void challenge.solve()
  }
  const place = useRef<HTMLDivElement>(null)
  const refused = (why: Problem): void => {
    challenge.forget() // a mark may have been used up or run out; the next try solves anew
    if (refusesCaptcha(why)) recaptcha.current?.reset()
  }
  const [form, key, send] = useContactForm(solution, channel.channelType, asked, place, focused, refused)
  const askedFields = useAskedFields(form.control, solution.fields)
  // A text message to a signed-out visitor uses up a solved challenge (ground G23).
  const gate = useMemo(() => {
    if (isSignedIn || !(hasChallenge || hasRecaptcha)) return null
    return hasChallenge
      ? { solve: challenge.solve, forget: challenge.forget, token: () => null }
      : {
          solve: async () => true,
          forget: () => recaptcha.current?.reset(),
          token: () => form.getValues('recaptcha') || null,
        }
  }, [isSignedIn, hasChallenge, hasRecaptcha, challenge.solve, challenge.forget, form])

  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAtIt, setBusy] = useState(false)
  const progress = useOnItsWay(key)
  const isBusy = isAtIt || progress !== null
  const ended = useEffectEvent((failed: Problem | null): void => {
    if (failed === null) void navigate('/contact/complete', { replace: true })
    else setProblem(failed)
  })
  useEffect(() => attend(key, window.location.pathname, (failed) => ended(failed)), [key, pathname])
  const [dialog, setDialog] = useState<ContactValues | null>(null)
  const [isHandingOver, setHandingOver] = useState(false)
  const [suggestions, setSuggestions] = useState<{ found: Schema<'Recommendation'>[]; values: ContactValues } | null>(
    null,
  )
  const passed = useRef<Pick<SubmitFacts, 'abuse' | 'wereSuggestionsShown'> & { text: string }>({
    abuse: 'unchecked',
    wereSuggestionsShown: false,
    text: '',
  })

  const proceed = async (values: ContactValues, isPassed: boolean): Promise<void> => {
    const text = values.fields.description
    if (passed.current.text !== text) passed.current = { ...passed.current, abuse: 'unchecked', text }
    const step = nextSubmitStep({
      needsChallenge,
      isChallengePassed: isPassed,
      isLegacy,
      topic: solution,
      hasDescription: text.trim() !== '',
      ...passed.current,
    })
    switch (step) {
      case 'challenge':
        if (await challenge.solve()) return proceed(values, true)
        return setProblem(captchaProblem)
      case 'abuse':
        if (await checkContext(api, text)) return setDialog(values)
        passed.current.abuse = 'clean'
        return proceed(values, isPassed)
      case 'suggestions': {
        const find = await import('./find-suggestions.ts').catch(() => null)
        const found = (await find?.findSuggestions(api, text, solution.product)) ?? []
        passed.current.wereSuggestionsShown = true
        if (found.length === 0) return proceed(values, isPassed)
        return setSuggestions({ found, values })
      }
      case 'send':
        return send(values)
    }
  }
  const begin = async (values: ContactValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    // Files of before a reload are looked for: without them it would be another send (CD-450).
    const whole = (await searchesEnd(key)) ? form.getValues() : values
    await proceed(whole, false)
    setBusy(false)
  }

  // A required field that wants a login blocks the form until there is one (CD-50).
  const needsLogin = !isSignedIn && askedFields.some((field) => field.loginRequired && field.required)
  const isWaiting = isCaptchaMissing || challenge.state === 'missing'
  const closedReason = t(
    needsLogin
      ? 'support.contact.login.needed'
      : isWaiting
        ? 'support.contact.challenge.solving'
        : 'support.channel.unavailable',
  )

  if (suggestions !== null) {
    const goOn = async (): Promise<void> => {
      setSuggestions(null)
      // What was pressed is gone with the panel; the focus goes to what goes on.
      afterPaint(() => place.current?.querySelector<HTMLElement>('button[type=submit]')?.focus())
      await begin(suggestions.values)
    }
    const goBack = (): void => {
      setSuggestions(null)
      afterPaint(() => form.setFocus('fields.description'))
    }
    return (
      <SuggestionsPanel
        found={suggestions.found}
        product={solution.product}
        onContinue={() => void goOn()}
        onBack={goBack}
      />
    )
  }
  return (
    <>
      {!channel.enabled && <Banner tone="warning">{t('support.case.error.channel.unavailable')}</Banner>}
      <div ref={place} onFocus={focused}>
        <Form
          form={form}
          problem={problem}
          isBusy={isBusy}
          onSubmit={begin}
          className={isBegun ? `${styles.form} ${styles.begun}` : styles.form}
          label={solution.name}
          draft={key}
        >
          {/* First what somebody came to say, then what the topic asks, and last who asks (CD-386). */}
          <FormField
            name="fields.description"
            label={t('support.contact.description')}
            hint={t('support.contact.description.hint')}
            isRequired
            rules={textRules(messages, {
              isRequired: true,
              isNotBlank: true,
              maxLength: descriptionMax,
              missing: t('support.contact.description.missing'),
            })}
          >
            {(control) => <CountedTextarea {...control} rows={6} maxLength={descriptionMax} />}
          </FormField>
          <ChallengeContext value={gate}>
            <DynamicFields fields={askedFields} asksPhone={asked.phone} />
          </ChallengeContext>
          <FileField takesAll name="fields.files" label={t('support.files.label')} maxCount={maxFiles.contact} />
          {fromGame !== null && <FromGame held={fromGame} />}
          <AnonymousFieldset asked={asked} isEmailPhoneCombined={isEmailPhoneCombined} />
          {needsChallenge && !isInGame && (
            <ChallengeLine state={challenge.state} place={puzzle} onRetry={() => void challenge.solve()} />
          )}
          {hasRecaptcha && <RecaptchaField ref={recaptcha} product={captchaGame} onMissing={setCaptchaMissing} />}
          {isInGame && problem !== null && refusesCaptcha(problem) && (
            <Banner
              isQuiet
              actions={
                <LinkButton href={pathname + search} target="_blank">
                  {t('support.contact.challenge.window')}
                </LinkButton>
              }
            >
              {t('support.contact.challenge.window.text')}
            </Banner>
          )}
          {progress !== null && <ProgressBar value={progress} label={t('support.form.sending')} />}
          {/* A call is promised where its number is asked (T36). */}
          {!isTimeTold && (channel.channelType !== 'phone' || asked.phone) && (
            <p className={styles.next}>{t(`support.contact.next.${channel.channelType}`)}</p>
          )}
          <Row wrap gap={3} align="stretch">
            <SubmitButton
              size="large"
              icon={<Icon icon={Send} size={18} flip />}
              isDisabled={!channel.enabled || needsLogin || isWaiting}
              reason={closedReason}
            >
              {t(channel.channelType === 'chat' ? 'support.contact.submit.chat' : 'support.contact.submit')}
            </SubmitButton>
            {/* To a phone, from what is none. */}
            <Button
              variant="quiet"
              size="large"
              className={styles.handOver}
              icon={<Icon icon={Smartphone} size={18} />}
              onClick={() => setHandingOver(true)}
            >
              {t('support.contact.handoff.title')}
            </Button>
          </Row>
        </Form>
      </div>
      {isHandingOver && (
        <HandOver
          solution={solution}
          channel={channel.channelType}
          locale={locale}
          values={form.getValues}
          onClose={() => setHandingOver(false)}
        />
      )}
      {dialog !== null && (
        <AbuseDialog
          onBack={() => {
            setDialog(null)
            form.setFocus('fields.description')
          }}
          onConfirm={() => {
            passed.current.abuse = 'confirmed'
            setDialog(null)
            void begin(dialog)
          }}
        />
      )}
    </>
  )
}

/** Whether the server wanted a challenge that this page did not solve. */
const refusesCaptcha = ({ validationErrors }: Problem): boolean =>
  validationErrors?.fieldErrors.some(({ field }) => field === 'recaptcha') === true

/** What a challenge that was not solved comes to (CAPTCHA-06). */
const captchaProblem: Problem = {
  ...problemOfFailure(null),
  kind: 'http',
  status: 422,
  slug: 'validation',
  messageKey: 'support.error.recaptcha.validation',
}
