// The one frame of the desk's forms (CD-429): a head that stays, a column as wide as what is read, groups parted by a line,
// what may be left out folded to what it says, and beside it what comes of it.
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, use, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { FormContext } from '../../kit/form/form-context.ts'
import { cx } from '../../kit/lib/class-names.ts'
import { useIsWide } from '../../kit/lib/use-media-query.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../kit/ui/Layout.tsx'
import { Menu } from '../../kit/ui/Menu.tsx'
import { DeskFrame } from './DeskFrame.tsx'
import { useTexts } from './i18n.ts'
import type { DeskForm } from './use-desk-form.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { type RacedField, RaceNotice } from './Raced.tsx'
import styles from './FormPage.module.css'

interface FormPageProps {
  ref?: Ref<HTMLFormElement>
  back: { to: string; name: string }
  title: ReactNode
  /** How it stands, beside the title: a switch, a mark, the step. */
  state?: ReactNode
  /** The filled button, the last of them; on a phone in a bar below everything. It keeps what is typed. */
  action?: ReactNode
  /** It stands below the fields, where filling in ends: for what is sent, not kept. */
  isActionLast?: boolean
  /** What comes of pressing it, where nobody takes that back: it is last then, too. */
  closing?: ReactNode
  /** What else can be done, behind three dots. */
  menu?: ReactNode
  /** Before its fields: what has happened to the thing meanwhile. */
  notice?: ReactNode
  /** Beside the column where there is room, below it where there is none. */
  aside?: ReactNode | undefined
  children: ReactNode
}
/** One line that stays: the way back, what it is, how it stands, what can be done. */
export function FormHead({
  back,
  title,
  state,
  children,
}: Pick<FormPageProps, 'back' | 'title' | 'state'> & { children?: ReactNode }) {
  return (
    <Row as="header" gap="2 4" shrinks pad="2 6" line="end" className={styles.head}>
      <Surface as={Link} centre radius={1} tone="text" to={back.to} className={styles.back} aria-label={back.name}>
        <Icon icon={ArrowLeft} flip />
      </Surface>
      <Text as="h2" shrinks size={4} className={styles.title} dir="auto">
        {title}
      </Text>
      {state !== undefined && (
        <Row gap={2} className={styles.state}>
          {state}
        </Row>
      )}
      <Row gap={2} className={styles.acts}>
        {children}
      </Row>
    </Row>
  )
}

/** A page that is a form (useDeskForm). */
export function FormPage<T extends FieldValues>({
  form,
  ref,
  raced,
  removal,
  menu,
  notice,
  ...page
}: FormPageProps & {
  form: DeskForm<T>
  /** What somebody else may have changed meanwhile: they are told who was faster. */
  raced?: readonly RacedField[]
  /** How the thing is taken away; `kept` is said where it may not be. */
  removal?: { work: () => Promise<unknown>; onRemoved: () => void; kept?: string } | null | false
}) {
  const { t } = useTexts()
  return (
    <DeskFrame ref={ref} form={form} className={styles.form!}>
      <PageBody
        action={<SaveButton />}
        {...page}
        menu={
          removal ? (
            <RemoveItem
              onRemove={() =>
                void form.act(
                  async () => {
                    await removal.work()
                    removal.onRemoved()
                  },
                  t('macros.removed'),
                  removal.kept,
                )
              }
            />
          ) : (
            menu
          )
        }
        notice={
          <>
            {notice}
            {raced !== undefined && <RaceNotice fields={raced} />}
          </>
        }
      />
    </DeskFrame>
  )
}

function PageBody(props: FormPageProps) {
  const { back, title, state, action, closing, menu, notice, aside, children } = props
  const { isActionLast = closing !== undefined } = props
  const { t } = useTexts()
  const isWide = useIsWide()
  return (
    <>
      <FormHead back={back} title={title} {...(state === undefined ? {} : { state })}>
        {menu !== undefined && menu !== false && menu !== null && <Menu label={t('studio.actions')}>{menu}</Menu>}
        {isWide && !isActionLast && action}
      </FormHead>
      <div className={styles.body}>
        <Stack gap="8 10" className={cx(styles.columns, aside !== undefined && styles.two)}>
          <div className={styles.column}>
            {notice}
            {children}
          </div>
          {aside !== undefined && (
            <Stack content="start" gap={6} shrinks className={styles.aside}>
              {aside}
            </Stack>
          )}
        </Stack>
      </div>
      {(isActionLast || !isWide) && (
        <footer className={cx(styles.foot, isActionLast && styles.closing)}>
          {closing}
          {action}
        </footer>
      )}
    </>
  )
}

/** What a form keeps by: one word, one look, everywhere. */
export function SaveButton({ children }: { children?: ReactNode }) {
  const { t } = useTexts()
  const form = use(FormContext)
  return (
    <Button type="submit" isBusy={form?.isBusy ?? false}>
      {children ?? t('macros.save')}
    </Button>
  )
}

/** What a thing is called; nothing is without a name. */
export function NameField(props: Partial<Omit<ComponentProps<typeof TextField>, 'name'>>) {
  const { t } = useTexts()
  return (
    <TextField
      name="name"
      className={styles.middle}
      label={t('macros.name')}
      missing={t('macros.name.missing')}
      {...props}
    />
  )
}

/** In the menu of a form: it is taken away. */
export function RemoveItem({ onRemove }: { onRemove: () => void }) {
  const { t } = useTexts()
  return (
    <Button size="small" variant="quiet" className={styles.remove!} onClick={onRemove}>
      {t('macros.remove')}
    </Button>
  )
}

/** Fields that belong together, under a heading and below a line. */
export function Part({
  title,
  titleRef,
  beside,
  hint,
  children,
}: {
  title: string
  /** For whoever brings the focus here. */
  titleRef?: Ref<HTMLHeadingElement>
  /** At the heading's other end. */
  beside?: ReactNode
  hint?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack as="section" gap={5} shrinks className={styles.part} aria-labelledby={id}>
      <Row wrap justify="between" gap="1 4">
        <h3 id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
          {title}
        </h3>
        {beside}
        {hint !== undefined && (
          <Text tone="quiet" className={styles.hint}>
            {hint}
          </Text>
        )}
      </Row>
      {children}
    </Stack>
  )
}

/** Two fields of one line, where there is room for both. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Stack align="start" gap="5 4" className={styles.pair}>
      {children}
    </Stack>
  )
}

/** What comes of a form, or what is known of the thing: quiet, and told from what is filled in. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack
      as="section"
      gap={3}
      shrinks
      pad={5}
      radius={2}
      ground="page"
      breaks
      className={styles.beside}
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </Stack>
  )
}
