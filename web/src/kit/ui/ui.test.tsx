import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Banner } from './Banner.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { LengthWordsContext } from './length-words.ts'
import { Pagination } from './Pagination.tsx'
import { Textarea } from './Textarea.tsx'

const paging = {
  locale: 'en-US',
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
}

test('a button that cannot be used stays in the tab order and says why', () => {
  const markup = draw(
    <Button isDisabled reason="Write a little more first.">
      Continue
    </Button>,
  )
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toMatch(/ disabled/)
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1]
  expect(markup).toContain(`id="${id}"`)
  expect(markup).toContain('Write a little more first.')
})

test('label, hint and error are read with their control', () => {
  const markup = draw(
    <Field
      id="email"
      label="Email"
      optionalLabel="(optional)"
      hint="Only for this case."
      error="Enter an address."
      isRequired
    >
      {(control) => <Input {...control} type="email" />}
    </Field>,
  )
  expect(markup).toContain('<label')
  expect(markup).toContain('for="email"')
  expect(markup).toContain('aria-describedby="email-hint email-error"')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('aria-required="true"')
  expect(markup).not.toContain('(optional)')
  expect(
    draw(
      <Field label="Email" optionalLabel="(optional)">
        {(control) => <Input {...control} />}
      </Field>,
    ),
  ).toContain('(optional)')
})

test('pagination shows at most as many page links as allowed and marks the page shown', () => {
  const markup = draw(<Pagination {...paging} page={7} pages={40} max={6} hrefFor={(page) => `/case?page=${page}`} />)
  expect(markup.match(/aria-label="Page \d+"/g)).toHaveLength(6)
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toContain('href="/case?page=8"')
  expect(draw(<Pagination {...paging} page={1} pages={1} />)).toBe('')
})

test('[SHELL-14] an alert carries its message and a button that dismisses it', () => {
  const markup = draw(
    <Banner tone="danger" onDismiss={vi.fn()} dismissLabel="Dismiss">
      It did not work.
    </Banner>,
  )
  expect(markup).toContain('role="alert"')
  expect(markup).toContain('It did not work.')
  expect(markup).toMatch(/<button[^>]*aria-label="Dismiss"/)
})

test('the last breadcrumb is the page itself: no link, and named as the place', () => {
  const markup = draw(
    <Breadcrumbs
      label="You are here"
      crumbs={[
        { label: 'Home', href: '/home' },
        { label: 'Case', href: '/case' },
      ]}
    />,
  )
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toContain('aria-current="page">Case')
})

test('the error summary is an alert with one line for each error; without errors it is not there', () => {
  const markup = draw(
    <ErrorSummary
      heading="Cannot submit"
      items={[{ text: 'Email: enter it', controlId: 'f-email' }, { text: 'Closed today.' }]}
    />,
  )
  expect(markup).toContain('role="alert"')
  expect(markup).toContain('Cannot submit')
  expect(markup.match(/<li>/g)).toHaveLength(2)
  expect(markup.match(/<button/g)).toHaveLength(1)
  expect(draw(<ErrorSummary heading="Cannot submit" items={[]} />)).toBe('')
})

test.each([
  ['few left', '🎮'.repeat(8), '2 left'],
  ['none left', '🎮'.repeat(10), '0 left'],
  ['too many', '🎮'.repeat(12), '2 over'],
  ['enough left', '🎮'.repeat(7), undefined],
])('a text says how long it may become, by letters: %s', (_name, text, said) => {
  const words = (key: string, { count }: { count: number }): string => `${count} ${key.split('.').at(-1)}`
  const of = (part: React.ReactNode): string | undefined =>
    /<span[^>]*>(.*)<\/span>/.exec(draw(<LengthWordsContext value={words}>{part}</LengthWordsContext>))?.[1]
  const rest = { maxLength: 10, onChange: () => undefined }
  expect(of(<Textarea {...rest} nearLimit={2} value={text} />)).toBe(said)
  expect(of(<Textarea {...rest} nearLimit={2} length={[...text].length} defaultValue="" />)).toBe(said)
  // A line of text tells alone what is too much.
  expect(of(<Input {...rest} value={text} />)).toBe(said?.endsWith('over') ? said : undefined)
})
