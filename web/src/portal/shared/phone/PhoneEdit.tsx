import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useAccount } from '../account/use-account.ts'
import { calmBlur } from '../../../kit/form/calm-blur.ts'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FieldError } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import styles from './Phone.module.css'
import { SmsProtectionDialog } from './SmsProtectionDialog.tsx'
import { validatePhone } from './actions.ts'
import { firstCountry } from './countries.ts'
import { isPhoneNumber, useNumberingPlans } from './phone-check.ts'
import {
  phoneMax,
  firstPhoneState,
  hasSmsOffer,
  isPhoneEntered,
  nextPhoneState,
  phoneRule,
  phoneValue,
} from './phone-edit.ts'
import { type Country, useAccountPhone, useCountries, useSmsOffer } from './queries.ts'

export interface PhoneEditProps {
  /** Control path of the number. The flag `phoneEntered` of the same form follows it (decisions-cases F7). */
  name: string
  topicId: number
  /** The number on file where no account can be asked, masked. */
  knownPhone: string | null
}

/**
 * Phone number of a reply by phone: the account's, or another one that the server has checked (PHONEEDIT-08,
 * PHONEEDIT-11).
 */
export function PhoneEdit(props: PhoneEditProps) {
  const { t } = useMessages()
  const isSignedIn = useAccount().state === 'in'
  const account = useAccountPhone(isSignedIn)
  const countries = useCountries()
  if (account.isLoading || countries.data === undefined)
    return (
      <div aria-busy="true">
        <Text as="span" weight={600}>
          {t('support.phone.edit.label')}
        </Text>
        <Skeleton lines={2} />
      </div>
    )
  const phone = account.data ?? null
  return (
    <Control
      {...props}
      accountPhone={phone?.phoneNumber ?? props.knownPhone}
      accountAlpha2={phone?.alpha2 ?? null}
      isSignedIn={isSignedIn}
      countries={countries.data.countryList}
    />
  )
}

function Control({
  name,
  topicId,
  accountPhone,
  accountAlpha2,
  isSignedIn,
  countries,
}: PhoneEditProps & {
  accountPhone: string | null
  accountAlpha2: string | null
  isSignedIn: boolean
  countries: readonly Country[]
}) {
  const { t, tKey, locale } = useMessages()
  const api = useApiClient()
  const id = useId()
  const { register, setValue } = useFormContext()
  const { submitCount } = useFormState()
  const label = t('support.phone.edit.label')
  const { id: controlId, error: formError } = useOwnControl({ name, label, isRequired: true })
  const [state, dispatch] = useReducer(nextPhoneState, accountPhone, firstPhoneState)
  const [at, setAt] = useState(() => firstCountry(countries, accountAlpha2, locale))
  const { data: offer, reload: reloadOffer } = useSmsOffer(isSignedIn)
  const [isSigningUp, setSigningUp] = useState(false)
  const country = countries[at]

  // The form holds the number and the flag; both follow the control.
  const value = phoneValue(state)
  const isEntered = isPhoneEntered(state)
  useEffect(() => {
    register(name, {
      validate: (phone: string, values: { phoneEntered?: boolean }) => {
        const broken = phoneRule(phone ?? '', values.phoneEntered === true)
        return broken === null || t(broken === 'required' ? 'support.validation.required' : 'support.phone.edit.first')
      },
    })
    register('phoneEntered')
  }, [register, name, t])
  const [held, heldFlag] = useWatch({ name: [name, 'phoneEntered'] }) as [string | undefined, boolean | undefined]
  useEffect(() => {
    // Also after the form around it was emptied: what is shown here is what is sent.
    if (held === value && heldFlag === isEntered) return
    setValue('phoneEntered', isEntered)
    setValue(name, value, { shouldValidate: true })
  }, [setValue, name, value, isEntered, held, heldFlag])

  // What was pressed is gone after the change: the focus goes to what stands in its place.
  const field = useRef<HTMLInputElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) (state.step === 'editing' ? field : edit).current?.focus()
    isFirst.current = false
  }, [state.step])

  const check = async (): Promise<void> => {
    if (state.step !== 'editing' || state.isChecking) return
    dispatch({ type: 'SUBMIT' })
    if (state.typed.trim() === '' || country === undefined) return
    const sent = await validatePhone(api, state.typed.trim(), country, topicId)
    // A number that breaks the wire's own rules is not valid either (decisions-cases F8); all else failed on the way
    // (decisions-cases F10).
    if (sent.isOk) dispatch({ type: 'ANSWERED', prefix: country.phonePrefix, ...sent.data })
    else if (sent.problem.status === 422)
      dispatch({ type: 'ANSWERED', prefix: country.phonePrefix, result: 'INVALID', offerSms: false, phoneGiven: null })
    else dispatch({ type: 'FAILED' })
  }
  useNumberingPlans()
  const leave = calmBlur(async () => {
    if (state.step !== 'editing' || state.typed.trim() === '' || country === undefined) return
    const { typed } = state
    dispatch({ type: 'LEFT', typed, isNumber: await isPhoneNumber(typed, { country: country.alpha2 }) })
  })
  // Enter checks the number; it does not send the form around it.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check()
  }

  if (state.step === 'shown') {
    return (
      <Stack gap={3}>
        <Text as="label" weight={600} htmlFor={controlId}>
          {label}
        </Text>
        <Row gap={3} className={styles.shown}>
          <Input id={controlId} type="tel" readOnly value={state.phone} dir="ltr" />
          <Button
            ref={edit}
            variant="secondary"
            icon={<Icon icon={Pencil} size={17} />}
            onClick={() => dispatch({ type: 'EDIT' })}
          >
            {t('support.phone.edit.edit')}
          </Button>
        </Row>
        {/* It stays while its dialog is open, which makes the answer ENROLLED. */}
        {(hasSmsOffer(offer, state) || isSigningUp) && (
          <Checkbox label={t('support.phone.edit.offer')} checked={isSigningUp} onChange={() => setSigningUp(true)} />
        )}
        {isSigningUp && (
          <SmsProtectionDialog
            phone={state.given}
            onClose={(isProtected) => {
              setSigningUp(false)
              if (isProtected) void reloadOffer()
            }}
          />
        )}
      </Stack>
    )
  }
  // Nothing is wrong before somebody wanted to send.
  const error =
    state.error === null
      ? submitCount > 0
        ? formError
        : undefined
      : state.error === 'required'
        ? t('support.validation.required')
        : tKey(state.error)
  return (
    <Stack gap={3} role="group" aria-label={label}>
      <Stack gap={4} className={styles.parts}>
        <Stack gap={2} shrinks content="start">
          <Text as="label" weight={600} htmlFor={`${id}-country`}>
            {t('support.phone.edit.country')}
          </Text>
          <CountrySelect
            id={`${id}-country`}
            countries={countries}
            index={at}
            onIndex={setAt}
            isDisabled={state.isChecking}
          />
        </Stack>
        <Stack gap={2} shrinks content="start">
          <Text as="label" weight={600} htmlFor={controlId}>
            {label}
          </Text>
          <span className={styles.number}>
            <Stack
              as="span"
              place="center"
              padX={3}
              line="strong"
              ground="sunken"
              tone="quiet"
              tabular
              className={styles.prefix}
              id={`${id}-prefix`}
              dir="ltr"
            >
              {country?.phonePrefix}
            </Stack>
            <Input
              id={controlId}
              ref={field}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              dir="ltr"
              value={state.typed}
              maxLength={phoneMax}
              placeholder={country?.examplePhoneNumber}
              aria-required
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? `${id}-prefix` : `${id}-prefix ${id}-error`}
              readOnly={state.isChecking}
              onChange={(event) => dispatch({ type: 'TYPE', text: event.target.value })}
              onBlur={(event) => void leave(event)}
              onKeyDown={press}
            />
          </span>
        </Stack>
      </Stack>
      {error !== undefined && (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
      <Row wrap gap={3} align="stretch">
        <Button variant="secondary" isBusy={state.isChecking} onClick={() => void check()}>
          {t('support.phone.edit.submit')}
        </Button>
        <Button variant="quiet" isDisabled={state.isChecking} onClick={() => dispatch({ type: 'CANCEL' })}>
          {t('support.common.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
