import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { BoxForm } from '../../../../kit/form/BoxForm.tsx'
import { takeEarlyPress } from '../../../../kit/lib/early-press.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { later } from '../../../shared/late/later.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Field } from '../../../../kit/ui/Field.tsx'
import { Row, Surface } from '../../../../kit/ui/Layout.tsx'
import { Template } from '../../../../kit/ui/templates/Template.tsx'
import { Textarea } from '../../../../kit/ui/Textarea.tsx'
import { useGuide } from '../guide-context.ts'
import { StepHeading } from '../StepHeading.tsx'
import { useDescription } from '../use-guide.ts'
import { Bubble } from './Bubble.tsx'
import styles from './DescribeStep.module.css'
import { FlowSearch } from './FlowSearch.tsx'
import { GameArt } from './GameArt.tsx'

/** Comes with the first words: the first view is light (ground G26). */
const LiveAnswers = later(async () => (await import('./LiveAnswers.tsx')).LiveAnswers, null, true)

const rows = { standard: 6, embedded: 2 } as const // DESCRIBE-17, DESCRIBE-18

/**
 * The describe step: the box with its bubble, or what was sent before while it is sent again (DESCRIBE-01 …
 * DESCRIBE-25).
 */
export function DescribeStep() {
  const { t } = useMessages()
  const { runner, send, facts, flow, variant, descriptionLimit } = useGuide()
  const typed = useDescription(runner)
  const bubbleId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // What was typed into the drawn page: before anything is drawn anew.
  const submit = (): void => {
    const description = runner.description.submit()
    if (description !== null) send({ type: 'PROBLEM_DESCRIBED', description, advanceStep: true })
  }
  const takeEarly = useEffectEvent((): void => {
    const text = box.current?.value ?? ''
    if (text !== '' && text !== typed.description) runner.description.type(text)
    if (takeEarlyPress(box.current?.form)) submit()
  })
  useLayoutEffect(() => takeEarly(), [])
  const canSkip = !facts.hideCategorizeButton && !flow.descriptionChosen

  if (typed.submitDescription) {
    const change = (): void => {
      runner.description.reset()
      send({ type: 'PROBLEM_DESCRIBED', description: '', advanceStep: false }) // DESCRIBE-13
    }
    return (
      <>
        <StepHeading>{t('support.bft.describe.chosen')}</StepHeading>
        <Surface as="blockquote" pad="4 5" radius={1} ground="raised" lines="kept" className={styles.sent} dir="auto">
          {typed.description}
        </Surface>
        <Button variant="quiet" onClick={change}>
          {t('support.bft.describe.change')}
        </Button>
      </>
    )
  }

  const reason = typed.isTyping ? t('support.bft.describe.wait') : t(typed.validationMessage)
  const live = typed.description !== '' && !facts.legacyMode && (
    <LiveAnswers product={flow.productName} text={typed.description} />
  )
  return (
    <Template
      kind="ask"
      head={<StepHeading hint={t('support.bft.describe.hint')}>{t('support.bft.describe.question')}</StepHeading>}
      beside={
        <>
          <GameArt />
          <Bubble id={bubbleId} message={typed.validationMessage} text={typed.description} isTyping={typed.isTyping} />
        </>
      }
    >
      <BoxForm method="dialog" className={styles.form} onSend={submit}>
        <div className={styles.own}>
          <Field label={t('support.bft.describe.label')} isRequired>
            {(control) => (
              <Textarea
                {...control}
                ref={box}
                aria-describedby={bubbleId}
                placeholder={t('support.bft.describe.example')}
                className={variant === 'embedded' ? styles.small : styles.box}
                value={typed.description}
                maxLength={descriptionLimit}
                rows={rows[variant]}
                onChange={(event) => runner.description.type(event.target.value)}
              />
            )}
          </Field>
          <Row wrap gap={3} className={styles.actions}>
            <Button
              type="submit"
              size="large"
              // While the check of the last key is to come it reads as disabled (DESCRIBE-19), and a press is done all the same.
              isDisabled={typed.disableButton && !typed.isTyping}
              aria-disabled={typed.disableButton || undefined}
              aria-label={typed.disableButton ? t('support.bft.describe.continue.reason', { reason }) : undefined}
            >
              {t('support.bft.describe.continue')}
            </Button>
            {canSkip && (
              <Button variant="quiet" onClick={() => send({ type: 'TOGGLE_CATEGORIZE' })}>
                {t('support.bft.describe.categorize')}
              </Button>
            )}
          </Row>
        </div>
        {variant === 'standard' && live}
      </BoxForm>
      <FlowSearch />
      {variant === 'embedded' && live}
    </Template>
  )
}
