import { Send, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { problemOfFailure, type Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { afterPaint } from '../../../kit/lib/after-paint.ts'
import { takeEarlyPress } from '../../../kit/lib/early-press.ts'
import { later } from '../../shared/late/later.tsx'
import { readyFiles, searchesEnd } from '../../../kit/lib/ready-files.ts'
import { maskedEmail } from '../../../kit/lib/masked-email.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useAccount, useAccountStore } from '../../shared/account/use-account.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'
import { DynamicFields } from '../../shared/dynamic-fields/DynamicFields.tsx'
import { useAskedFields } from '../../shared/dynamic-fields/use-asked-fields.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { maxFiles } from '#rules/files.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { clearDraft, keepDraft, readDraft, useDraft, withoutPaths } from '../../shared/form/draft.ts'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { isEmailAddress } from '#rules/email-address.ts'
import { textRules } from '../../shared/form/rules.ts'
import { heldContext, useHeldContext } from '../../shared/ingame/held-context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { ChallengeContext } from '../../shared/phone/challenge-context.ts'
import { useConfig, useInGame } from '../../shared/settings/config.ts'
import { useAskedGame, useFeature } from '../../shared/settings/features.ts'
import { holdSubmittedCase } from '../../shared/submitted-case/submitted-case.ts'
import { visitOfNow, visitText } from '../../shared/visit/visit.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx'
import { AnonymousFieldset } from './AnonymousFieldset.tsx'
import { ChallengeLine } from './ChallengeLine.tsx'
import styles from './Contact.module.css'
import { checkContext, submitContact } from './actions.ts'
import { anonymousFields } from '#rules/anonymous-fields.ts'
import {
  type ContactValues,
  contentOf,
  descriptionMax,
  defaultValues,
  draftKey,
  filesOf,
  neverKept,
  takenUp,
  toRequest,
  withDraft,
} from './contact-form.ts'
import { caseLink } from './completion.ts'
import { attend, isOnItsWay, noteSending, useOnItsWay, whoAttends } from './on-its-way.ts'
import { type Category, type Solution, usePreverify } from './queries.ts'
import type { RecaptchaHandle } from './RecaptchaField.tsx'
import { type SubmitFacts, nextSubmitStep } from './submit-order.ts'
import { useChallenge } from './use-challenge.ts'
import { useVisitText } from './use-visit-text.ts'

// What few see comes when it is needed, a vendor's widget when the operator uses one (ground G26).
const RecaptchaField = later(async () => (await import('./RecaptchaField.tsx')).RecaptchaField)
const AbuseDialog = later(async () => (await import('./AbuseDialog.tsx')).AbuseDialog)
const FromGame = later(async () => (await import('./FromGame.tsx')).FromGame)
const HandOver = later(async () => (await import('./HandOver.tsx')).HandOver)
const SuggestionsPanel = later(async () => (await import('./find-suggestions.ts')).SuggestionsPanel)

/** As a client that does not answer: without it the form goes all the same. */
const readInGame = () =>
  import('./game-client.ts').then(
    ({ readGameClient }) => readGameClient(),
    () => undefined,
  )

/** Asks the guided entry that opened this tab. @returns ends it */
const askGuide = (pathname: string, taken: () => void): (() => void) => {
  let end = (): void => undefined
  let isHere = true
  void import('../../shared/discovery/other-tabs.ts').then(
    ({ askTabs }) =>
      isHere && (end = askTabs(taken, pathname.replace('contact', 'product').replace(/\w+$/, 'solution'))),
    () => undefined,
  )
  return () => {
    isHere = false
    end()
  }
}

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
  const accounts = useAccountStore()
  const { isInGame, gameName } = useInGame()
  const isFlagship = useConfig()?.flagshipGames.includes(gameName ?? '') === true
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

  const key = draftKey(solution.id)
  const country = locale.slice(-2).toUpperCase()
  const ownValues = (): ContactValues => withDraft(defaultValues(solution, visitText.read(), country), readDraft(key))
  // What the server draws holds nobody's words (CD-188).
  const isHydrated = useHydrated()
  const [wasDrawn] = useState(!isHydrated)
  const [defaults] = useState(() => (wasDrawn ? defaultValues(solution, '', country) : ownValues()))
  const form = useForm<ContactValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: defaults })
  // The words are the visit's, whatever the topic (T30).
  const notInDraft = ['fields.description', ...neverKept(solution.fields)]
  useDraft(key, form, notInDraft)
  useVisitText(form)
  const askedFields = useAskedFields(form.control, solution.fields)
  const place = useRef<HTMLDivElement>(null)
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
  const alerts = useAlerts()
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
  const [isBegun, setBegun] = useState(false)
  const focused = (): void => {
    setBegun(true)
    onBegin()
    if (needsChallenge && challenge.state === 'idle') void challenge.solve()
  }
  const takeUp = useEffectEvent((isBehind: boolean): void => {
    const taken = isBehind ? takenUp(defaults, ownValues(), form.getValues()) : []
    for (const [path, value] of taken) form.setValue(path as never, value as never)
    // A value that stands there already tells nobody, and a draft's words move to the visit.
    if (taken.length > 0 || readDraft(key) !== null) {
      visitText.write(form.getValues('fields.description'))
      keepDraft(key, withoutPaths({ ...form.getValues() }, notInDraft))
    }
    if (isBehind && place.current?.contains(document.activeElement)) focused()
  })
  // Before the form is judged: of an empty one that would say that everything is missing.
  useEffect(() => takeUp(wasDrawn), [wasDrawn])
  // The guided entry opens some forms in a tab of their own (T6, T30).
  const taken = useEffectEvent((): void => {
    takeUp(true)
    void form.trigger('fields.description')
  })
  useEffect(() => {
    const isOfGuide = pathname.split('/').length > 5 && window.history.length === 1
    return isOfGuide && visitText.read() === '' ? askGuide(pathname, () => taken()) : undefined
  }, [pathname])
  // The form's own validity is known from the start, so that the button tells the truth (CONTACT-12).
  useEffect(() => {
    void form.trigger().then(() => {
      form.clearErrors()
      // Not before: what a press finds missing would be cleared with the rest.
      const element = place.current?.querySelector('form')
      if (takeEarlyPress(element)) element?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    })
  }, [form, asked.email, asked.name, asked.phone])

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
  const send = async (values: ContactValues): Promise<void> => {
    if (isOnItsWay(key)) return
    noteSending(key, 0)
    const endVisit = visitOfNow()
    const draft = JSON.stringify(readDraft(key))
    const game = heldContext.keyToSend()
    const request = toRequest(values, {
      solution,
      channel: channel.channelType,
      locale,
      asked,
      isSignedIn,
      ingame: isFlagship ? await readInGame() : undefined,
      gameContext: game,
    })
    const files = await readyFiles(filesOf(values, solution.fields))
    const writeKey = keptWriteKey(key, contentOf(request, files, neverKept(solution.fields)))
    const sent = await submitContact(api, request, files, writeKey, (percent) => noteSending(key, percent))
    const end = await whoAttends(key, () => window.location.pathname)
    noteSending(key, null)
    if (!sent.isOk) {
      challenge.forget() // a mark may have been used up or run out; the next try solves anew
      if (refusesCaptcha(sent.problem)) recaptcha.current?.reset()
      // The page says so once the account is gone, and asks for what is missing now (amendment T9).
      if (isSignedIn && (await accounts.refresh()).state === 'out') return
      if (end !== null) return end(sent.problem)
      return alerts.show({
        key: 'support.case.reply.kept',
        tone: 'warning',
        way: { href: pathname + search, text: solution.name },
      })
    }
    holdSubmittedCase({
      channel: channel.channelType,
      description: values.fields.description,
      phone: asked.phone ? values.fields.phone : null,
      email: asked.email && isEmailAddress(values.anonFields.email) ? maskedEmail(values.anonFields.email) : null,
      // What the completion shows of it; what a player owns is kept nowhere (T3).
      solution: { ...solution, fields: [] },
      body: sent.data,
    })
    // What was begun meanwhile is another's, and stays.
    endVisit()
    if (JSON.stringify(readDraft(key)) === draft) clearDraft(key)
    if (heldContext.keyToSend() === game) heldContext.clear()
    if (end !== null) return end(null)
    // Whoever is elsewhere by now is told, not fetched (CD-438).
    const link = caseLink(sent.data, isSignedIn, hasTokenLinks)
    alerts.show({
      key: 'support.contact.complete.title',
      text: `${t('support.contact.complete.title')} (${sent.data.caseRegion.toUpperCase()}${sent.data.caseId})`,
      tone: 'success',
      ...(link !== null && { way: { href: link, text: t('support.contact.complete.view') } }),
    })
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
