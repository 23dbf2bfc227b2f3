import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { AnonymousFields } from '#rules/anonymous-fields.ts'
import { isEmailAddress } from '#rules/email-address.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { takeEarlyPress } from '../../../kit/lib/early-press.ts'
import { maskedEmail } from '../../../kit/lib/masked-email.ts'
import { readyFiles } from '../../../kit/lib/ready-files.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useAccount, useAccountStore } from '../../shared/account/use-account.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'
import { clearDraft, keepDraft, readDraft, useDraft, withoutPaths } from '../../shared/form/draft.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { heldContext } from '../../shared/ingame/held-context.ts'
import { useConfig, useInGame } from '../../shared/settings/config.ts'
import { useFeature } from '../../shared/settings/features.ts'
import { holdSubmittedCase } from '../../shared/submitted-case/submitted-case.ts'
import { visitOfNow, visitText } from '../../shared/visit/visit.ts'
import { submitContact } from './actions.ts'
import { caseLink } from './completion.ts'
import {
  type ContactValues,
  contentOf,
  defaultValues,
  draftKey,
  filesOf,
  neverKept,
  takenUp,
  toRequest,
  withDraft,
} from './contact-form.ts'
import { isOnItsWay, noteSending, whoAttends } from './on-its-way.ts'
import type { Solution } from './queries.ts'
import { useVisitText } from './use-visit-text.ts'

/** As a client that does not answer: without it the form goes all the same. */
const readInGame = () =>
  import('./game-client.ts').then(
    ({ readGameClient }) => readGameClient(),
    () => undefined,
  )

/** Asks the guided entry that opened this tab. @returns ends it */
const askGuide = (pathname: string, taken: () => void): (() => void) => {
  const asked = import('../../shared/discovery/other-tabs.ts').then(
    ({ askTabs }) => askTabs(taken, pathname.replace('contact', 'product').replace(/\w+$/, 'solution')),
    () => undefined,
  )
  return () => void asked.then((end) => end?.())
}

/** The form of a topic, the key of what is kept for it, and its last step: the values become a case. */
export const useContactForm = (
  solution: Solution,
  channel: OfferedChannel['channelType'],
  asked: AnonymousFields,
  placeRef: RefObject<HTMLElement | null>,
  onFocus: () => void,
  onRefused: (problem: Problem) => void,
) => {
  const { t, locale } = useMessages()
  const { pathname, search } = useLocation()
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
  const takeUp = useEffectEvent((isBehind: boolean): void => {
    const taken = isBehind ? takenUp(defaults, ownValues(), form.getValues()) : []
    for (const [path, value] of taken) form.setValue(path as never, value as never)
    // A value that stands there already tells nobody, and a draft's words move to the visit.
    if (taken.length > 0 || readDraft(key) !== null) {
      visitText.write(form.getValues('fields.description'))
      keepDraft(key, withoutPaths({ ...form.getValues() }, notInDraft))
    }
    if (isBehind && placeRef.current?.contains(document.activeElement)) onFocus()
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
      const element = placeRef.current?.querySelector('form')
      if (takeEarlyPress(element)) element?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    })
  }, [form, placeRef, asked.email, asked.name, asked.phone])

  const api = useApiClient()
  const isSignedIn = useAccount().state === 'in'
  const accounts = useAccountStore()
  const alerts = useAlerts()
  const { gameName } = useInGame()
  const isFlagship = useConfig()?.flagshipGames.includes(gameName ?? '')
  const hasTokenLinks = useFeature('anonymousTickets', solution.product) === true
  const send = async (values: ContactValues): Promise<void> => {
    if (isOnItsWay(key)) return
    noteSending(key, 0)
    const endVisit = visitOfNow()
    const draft = JSON.stringify(readDraft(key))
    const game = heldContext.keyToSend()
    const request = toRequest(values, {
      solution,
      channel,
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
      onRefused(sent.problem)
      // The page says so once the account is gone, and asks for what is missing now (amendment T9).
      if (isSignedIn && (await accounts.refresh()).state === 'out') return
      if (end !== null) return end(sent.problem)
      const way = { href: pathname + search, text: solution.name }
      return alerts.show({ key: 'support.case.reply.kept', tone: 'warning', way })
    }
    holdSubmittedCase({
      channel,
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
  return [form, key, send] as const
}
