// Every part of web/src/kit/ui in its states, for whoever draws one or changes a colour. `?theme=wow&scheme=dark&dir=rtl`.
// It stands outside web/: nothing of it can come into the product's bundle.
import '../../../web/src/kit/styles/layout.css'
import { CircleHelp, Inbox, Send } from 'lucide-react'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AccordionSection } from '../../../web/src/kit/ui/Accordion.tsx'
import { Banner } from '../../../web/src/kit/ui/Banner.tsx'
import { Breadcrumbs } from '../../../web/src/kit/ui/Breadcrumbs.tsx'
import { Button } from '../../../web/src/kit/ui/Button.tsx'
import { Card, cardLink } from '../../../web/src/kit/ui/Card.tsx'
import { Checkbox } from '../../../web/src/kit/ui/Checkbox.tsx'
import { Combobox } from '../../../web/src/kit/ui/Combobox.tsx'
import { CopyId } from '../../../web/src/kit/ui/CopyId.tsx'
import { Dialog } from '../../../web/src/kit/ui/Dialog.tsx'
import { EmptyState } from '../../../web/src/kit/ui/EmptyState.tsx'
import { ErrorSummary } from '../../../web/src/kit/ui/ErrorSummary.tsx'
import { Field, FieldGroup } from '../../../web/src/kit/ui/Field.tsx'
import { FileDrop } from '../../../web/src/kit/ui/FileDrop.tsx'
import { Icon } from '../../../web/src/kit/ui/Icon.tsx'
import { Input } from '../../../web/src/kit/ui/Input.tsx'
import { LinkButton } from '../../../web/src/kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../web/src/kit/ui/PageTitle.tsx'
import { Pagination } from '../../../web/src/kit/ui/Pagination.tsx'
import { ProgressBar } from '../../../web/src/kit/ui/ProgressBar.tsx'
import { RadioList } from '../../../web/src/kit/ui/Radio.tsx'
import { RelativeTime } from '../../../web/src/kit/ui/RelativeTime.tsx'
import { Select } from '../../../web/src/kit/ui/Select.tsx'
import { Skeleton } from '../../../web/src/kit/ui/Skeleton.tsx'
import { Spinner } from '../../../web/src/kit/ui/Spinner.tsx'
import { ProgressRing, Stepper } from '../../../web/src/kit/ui/Stepper.tsx'
import { Tabs } from '../../../web/src/kit/ui/Tabs.tsx'
import { Textarea } from '../../../web/src/kit/ui/Textarea.tsx'
import done from '../../../web/src/kit/ui/pictures/done.svg'
import empty from '../../../web/src/kit/ui/pictures/empty.svg'
import failed from '../../../web/src/kit/ui/pictures/failed.svg'
import offline from '../../../web/src/kit/ui/pictures/offline.svg'
import '../../../web/src/kit/styles/index.css'
import styles from './gallery.module.css'

const long = 'A label that is as long as German makes it when three words become one Unterstützungsanfrage'
const games = [
  { value: 'wow', label: 'Realms of Aether' },
  { value: 'd4', label: 'Ashen Crown IV', hint: 'With a hint below' },
  { value: 'off', label: 'Cannot be chosen', isDisabled: true },
]

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

function State({ name, isNarrow = false, children }: { name: string; isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={isNarrow ? undefined : styles.wide}>
      <small>{name}</small>
      {children}
    </div>
  )
}

function Buttons() {
  return (
    <Part name="Button, LinkButton">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <State key={variant} name={variant} isNarrow>
          <div>
            <Button variant={variant}>Continue</Button>
          </div>
          <div>
            <Button variant={variant} icon={<Icon icon={Send} size={18} />}>
              With an icon
            </Button>
          </div>
          <div>
            <Button variant={variant} isBusy>
              Busy
            </Button>
          </div>
          <div>
            <Button variant={variant} isDisabled reason="It says why it cannot be used.">
              Not now
            </Button>
          </div>
          <LinkButton variant={variant} href="#button">
            A link
          </LinkButton>
        </State>
      ))}
      <State name="sizes" isNarrow>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </State>
      <State name="long words">
        <Button isWide>{long}</Button>
      </State>
    </Part>
  )
}

function Fields() {
  const [text, setText] = useState('gate')
  return (
    <>
      <Part name="Field with Input, Textarea, Select">
        <State name="empty">
          <Field label="Name of the hero" hint="As it stands in the game.">
            {(control) => <Input {...control} />}
          </Field>
        </State>
        <State name="optional, filled">
          <Field label="Chapter" optionalLabel="(optional)">
            {(control) => <Input {...control} defaultValue="Three" />}
          </Field>
        </State>
        <State name="with an error">
          <Field label="E-mail address" error="Enter an email address such as name@example.com." isRequired>
            {(control) => <Input {...control} type="email" defaultValue="ada@" />}
          </Field>
        </State>
        <State name="read only, long label">
          <Field label={long}>{(control) => <Input {...control} readOnly defaultValue="US104233871" />}</Field>
        </State>
        <State name="text with a counter">
          <Field label="Your message">
            {(control) => (
              <Textarea {...control} rows={3} length={12} maxLength={60} nearLimit={60} defaultValue="It is stuck." />
            )}
          </Field>
        </State>
        <State name="select">
          <Field label="Game">{(control) => <Select {...control} choices={games} placeholder="Choose one" />}</Field>
        </State>
        <State name="suggestions">
          <Combobox
            aria-label="Search"
            value={text}
            onValue={setText}
            suggestions={games.map(({ value, label }) => ({ id: value, label }))}
            onPick={setText}
            announcement="3 suggestions"
            listLabel="Suggestions"
          />
        </State>
      </Part>
      <Part name="Radio, Checkbox">
        <State name="one of several">
          <FieldGroup label="Which game?">
            <RadioList choices={games} controlProps={{ name: 'game', defaultValue: 'wow' }} />
          </FieldGroup>
        </State>
        <State name="with an error">
          <FieldGroup label="How did it go?" error="Choose an answer." isRequired>
            <RadioList choices={games.slice(0, 2)} isInRow controlProps={{ name: 'mood' }} />
          </FieldGroup>
        </State>
        <State name="check box">
          <Checkbox label="Send me a copy" defaultChecked />
          <Checkbox label={long} hint="With a hint below" />
          <Checkbox label="Cannot be changed" disabled />
        </State>
      </Part>
      <Part name="FileDrop, ErrorSummary">
        <State name="files">
          <Field label="Files">
            {(control) => (
              <FileDrop control={control} prompt="Choose files" hint="or drop them here" onFiles={() => undefined} />
            )}
          </Field>
        </State>
        <State name="full">
          <Field label="Files">
            {(control) => (
              <FileDrop
                control={control}
                prompt="You have chosen as many as it takes."
                isDisabled
                onFiles={() => undefined}
              />
            )}
          </Field>
        </State>
        <State name="what is missing">
          <ErrorSummary
            heading="Cannot submit"
            items={[{ text: 'E-mail address: Enter this to go on.' }, { text: long }]}
          />
        </State>
      </Part>
    </>
  )
}

function Notices() {
  const [isOpen, setOpen] = useState(new URLSearchParams(window.location.search).has('dialog'))
  return (
    <>
      <Part name="Banner">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <Banner tone={tone} title="A title" onDismiss={() => undefined} dismissLabel="Close">
              What happens next, and what to do.
            </Banner>
            <Banner tone={tone} isQuiet actions={<Button size="small">Try again</Button>}>
              The quiet one.
            </Banner>
          </State>
        ))}
      </Part>
      <Part name="EmptyState, pictures">
        <State name="nothing here">
          <EmptyState
            icon={Inbox}
            picture={empty}
            title="You have no active cases."
            actions={<Button>Get help</Button>}
          />
        </State>
        <State name="an icon">
          <EmptyState icon={CircleHelp} title="We could not load this." isAlert actions={<Button>Try again</Button>}>
            It is our fault.
          </EmptyState>
        </State>
        <State name="done, failed, offline" isNarrow>
          {[done, failed, offline].map((picture) => (
            <img key={picture} src={picture} alt="" width={180} height={120} />
          ))}
        </State>
      </Part>
      <Part name="Dialog">
        <State name="closed" isNarrow>
          <Button onClick={() => setOpen(true)}>Open it</Button>
          {isOpen && (
            <Dialog
              title="Cancel this case?"
              closeLabel="Close"
              onClose={() => setOpen(false)}
              actions={
                <>
                  <Button variant="danger">Yes, cancel the case</Button>
                  <Button variant="secondary">No, keep it</Button>
                </>
              }
            >
              We stop working on it, and it cannot be reopened.
            </Dialog>
          )}
        </State>
      </Part>
      <Part name="Skeleton, Spinner, ProgressBar, ProgressRing">
        <State name="skeletons">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="tile" />
          <Skeleton shape="circle" />
        </State>
        <State name="spinners" isNarrow>
          <Spinner size="small" label="Loading" />
          <Spinner label="Loading" />
          <Spinner size="large" label="Loading" />
        </State>
        <State name="progress">
          <ProgressBar value={40} label="Sending" />
          <ProgressRing value={2} max={3}>
            2/3
          </ProgressRing>
        </State>
      </Part>
    </>
  )
}

function Ways() {
  const [tab, setTab] = useState('write')
  const [isOpen, setOpen] = useState(true)
  const tabs = [
    { id: 'write', label: 'Write to us' },
    { id: 'chat', label: 'Chat' },
    { id: 'phone', label: 'Call back', isDisabled: true },
  ]
  return (
    <>
      <Part name="PageTitle, Breadcrumbs">
        <State name="title">
          <Breadcrumbs
            label="Trail"
            crumbs={[
              { label: 'Support home', href: '#home' },
              { label: 'My cases', href: '#cases' },
              { label: 'US104233871' },
            ]}
          />
          <PageTitle eyebrow="Realms of Aether" lead="What the page is about, in a sentence or two.">
            My character is stuck
          </PageTitle>
        </State>
      </Part>
      <Part name="Tabs, AccordionSection, Stepper, Pagination">
        <State name="tabs">
          <Tabs label="Ways" tabs={tabs} selected={tab} onSelect={setTab}>
            The panel of {tab}.
          </Tabs>
        </State>
        <State name="sections">
          <AccordionSection title="Games" summary="5 entries" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            What is inside.
          </AccordionSection>
          <AccordionSection title={long} isOpen={false} onToggle={() => undefined}>
            Closed.
          </AccordionSection>
        </State>
        <State name="steps">
          <Stepper label="Steps" steps={['Number', 'Code', 'Done']} current={2} doneLabel="done" />
        </State>
        <State name="pages">
          <Pagination
            page={3}
            pages={12}
            label="Pages"
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(page) => `Page ${page}`}
            locale="en-US"
            hrefFor={(page) => `#${page}`}
            summary="Showing 21–30 of 118"
          />
        </State>
      </Part>
      <Part name="Card, CopyId, RelativeTime">
        <State name="card">
          <Card>A sheet.</Card>
          <Card isLink padding="small">
            <a className={cardLink} href="#card">
              The whole card is the link
            </a>
          </Card>
        </State>
        <State name="number" isNarrow>
          <CopyId id="US104233871" copyLabel="Copy US104233871" copiedLabel="Copied" />
        </State>
        <State name="time" isNarrow>
          <RelativeTime time="2026-11-18T09:30:00.000Z" locale="en-US" />
        </State>
      </Part>
    </>
  )
}

const asked = new URLSearchParams(window.location.search)
const page = document.documentElement
for (const name of ['theme', 'scheme']) {
  const value = asked.get(name)
  if (value !== null) page.dataset[name] = value
}
page.dir = asked.get('dir') ?? 'ltr'
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <main className={styles.page}>
      <h1>Parts</h1>
      <Buttons />
      <Fields />
      <Notices />
      <Ways />
    </main>
  </StrictMode>,
)
