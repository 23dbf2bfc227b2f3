import { describe, expect, test } from 'vitest'
import type { FieldDefinition } from '../../shared/dynamic-fields/field-kinds.ts'
import { defaultValues, filesOf, neverKept, takenUp, toRequest, withDraft } from './contact-form.ts'
import { nextSubmitStep } from './submit-order.ts'

const field = (more: Partial<FieldDefinition>): FieldDefinition => ({
  key: 'x',
  label: 'X',
  tooltip: null,
  content: null,
  footer: null,
  placeholder: null,
  required: false,
  loginRequired: false,
  secure: false,
  type: 'string',
  renderMethod: 'text',
  choices: 'fixed',
  options: [],
  secretQuestions: [],
  realms: [],
  minLength: null,
  maxLength: null,
  ...more,
})
const solution = (fields: FieldDefinition[]) => ({ id: 1201, product: 'wow', fields }) as never
const nobody = { email: false, name: false, phone: false }

describe('the request', () => {
  test('a field that is not asked (CD-387) is not sent, nor are its files', () => {
    const fields = [
      field({ key: 'box', type: 'checkbox' }),
      field({ key: 'since', shownWhen: { field: 'box', is: ['true'] } }),
      field({ key: 'shot', type: 'file', shownWhen: { field: 'box', is: ['true'] } }),
    ]
    const shot = new File(['x'], 'shot.png')
    const sent = (box: boolean): [string[], string[]] => {
      const values = defaultValues({ fields }, 'Stuck behind the gate')
      Object.assign(values.fields, { box, since: 'May', shot: [shot] })
      const facts = { solution: solution(fields), channel: 'ticket', locale: 'en-US', asked: nobody, isSignedIn: true }
      return [Object.keys(toRequest(values, facts).fields), Object.keys(filesOf(values, fields))]
    }
    expect(sent(true)).toEqual([['box', 'since', 'description'], ['shot']])
    expect(sent(false)).toEqual([['box', 'description'], []])
  })

  test('[CONTACT-26, CONTACT-27] it holds the topic’s fields with description and phone, and who writes', () => {
    const fields = [
      field({ key: 'server' }),
      field({ key: 'count', type: 'number' }),
      field({ key: 'shot', type: 'file' }),
    ]
    const values = defaultValues({ fields }, 'Stuck behind the gate')
    Object.assign(values.fields, { server: 'Emberfall', count: '3', phone: '213 373 4253', phoneCountry: 'US' })
    values.anonFields = { name: 'Robin', email: 'robin@players.example' }
    expect(
      toRequest(values, {
        solution: solution(fields),
        channel: 'phone',
        locale: 'en-US',
        asked: { email: true, name: true, phone: true },
        isSignedIn: false,
      }),
    ).toEqual({
      fields: {
        server: 'Emberfall',
        count: 3,
        description: 'Stuck behind the gate',
        phone: '213 373 4253',
        phoneCountry: 'US',
      },
      categoryId: 1201,
      channel: 'phone',
      locale: 'en-US',
      game: 'wow',
      anonFields: { name: 'Robin', email: 'robin@players.example' },
    })
  })
  test('what is not asked for is not sent', () => {
    const values = defaultValues({ fields: [] }, 'a')
    values.anonFields = { name: 'Robin', email: 'robin@players.example' }
    const request = toRequest(values, {
      solution: solution([]),
      channel: 'ticket',
      locale: 'en-US',
      asked: nobody,
      isSignedIn: true,
    })
    expect(request).not.toHaveProperty('anonFields')
    expect(request.fields).toEqual({ description: 'a' })
  })
  test('a field that wants a login is left out for a signed-out visitor', () => {
    const fields = [field({ loginRequired: true })]
    const values = defaultValues({ fields }, 'a')
    values.fields['x'] = 'typed'
    expect(
      toRequest(values, {
        solution: solution(fields),
        channel: 'ticket',
        locale: 'en-US',
        asked: nobody,
        isSignedIn: false,
      }).fields,
    ).not.toHaveProperty('x')
  })
  test('files travel by their field', () => {
    const file = new File(['x'], 'a.png')
    const fields = [
      field({ key: 'shot', type: 'file' }),
      field({ key: 'diag', type: 'diag' }),
      field({ key: 'none', type: 'file' }),
    ]
    const values = defaultValues({ fields }, '')
    Object.assign(values.fields, { files: [file], shot: [file], diag: { platform: 'mac', files: [file] } })
    expect(Object.keys(filesOf(values, fields))).toEqual(['files', 'shot', 'diag'])
  })
})

describe('drafts', () => {
  const fields = [field({ key: 'a' }), field({ key: 'b', type: 'checkbox' })]
  test('what was typed comes back, what no longer fits does not', () => {
    const values = withDraft(defaultValues({ fields }, ''), {
      fields: { a: 'kept', b: 'no box', gone: 'x', description: 'kept too', files: [{}] },
      anonFields: { email: 'e' },
    })
    expect(values.fields).toMatchObject({ a: 'kept', b: false, description: 'kept too', files: [] })
    expect(values.fields).not.toHaveProperty('gone')
    expect(values.anonFields).toEqual({ name: '', email: 'e' })
  })
  test('words of a draft, from another device or the release before, stand beside the visit’s (T30)', () => {
    const words = (visit: string, draft: string): string =>
      withDraft(defaultValues({ fields: [] }, visit), { fields: { description: draft } }).fields.description
    expect(words('the gate is shut', '')).toBe('the gate is shut')
    expect(words('the gate', 'the gate is shut')).toBe('the gate is shut')
    expect(words('the gate is shut', 'my lamp is out')).toBe('the gate is shut\nmy lamp is out')
  })
  test('secure fields, secret answers and captcha tokens are never kept', () => {
    expect(
      neverKept([
        field({ key: 'a' }),
        field({ key: 'b', secure: true }),
        field({ key: 'c', type: 'nid' }),
        field({ key: 'd', type: 'sqa' }),
      ]),
    ).toEqual(['recaptcha', 'fields.b', 'fields.c', 'fields.d.answer'])
  })
  test('the description of the guide stays whole: the field says what of it is too much', () => {
    expect(defaultValues({ fields: [] }, '😀'.repeat(3000)).fields.description).toBe('😀'.repeat(3000))
  })
})

describe('[CONTACT-16] captcha, then the abusive-language check, then suggestions, then the send', () => {
  const facts = {
    needsChallenge: true,
    isChallengePassed: false,
    abuse: 'unchecked',
    isLegacy: false,
    topic: { blockRecommendations: false },
    wereSuggestionsShown: false,
    hasDescription: true,
  } as const
  test('each step waits for the one before', () => {
    expect(nextSubmitStep(facts)).toBe('challenge')
    expect(nextSubmitStep({ ...facts, isChallengePassed: true })).toBe('abuse')
    expect(nextSubmitStep({ ...facts, isChallengePassed: true, abuse: 'clean' })).toBe('suggestions')
    expect(nextSubmitStep({ ...facts, isChallengePassed: true, abuse: 'confirmed', wereSuggestionsShown: true })).toBe(
      'send',
    )
  })
  test('[CONTACT-20] no suggestions where off, blocked, once shown, and for no words', () => {
    const clean = { ...facts, needsChallenge: false, abuse: 'clean' } as const
    expect(nextSubmitStep(clean)).toBe('suggestions')
    expect(nextSubmitStep({ ...clean, isLegacy: true })).toBe('send')
    expect(nextSubmitStep({ ...clean, topic: { blockRecommendations: true } })).toBe('send')
    expect(nextSubmitStep({ ...clean, wereSuggestionsShown: true })).toBe('send')
    expect(nextSubmitStep({ ...clean, hasDescription: false })).toBe('send')
  })
})

test('a form that the server drew takes up the draft, and keeps what was typed before the page lived (CD-188)', () => {
  const drawn = defaultValues({ fields: [field({ key: 'server' }), field({ key: 'hero' })] }, '', 'US')
  const own = withDraft(drawn, { fields: { description: 'Stuck.', server: 'Emberfall' }, anonFields: { name: 'Ada' } })
  expect(takenUp(drawn, drawn, drawn)).toEqual([])
  expect(takenUp(drawn, own, drawn)).toEqual([
    ['fields.server', 'Emberfall'],
    ['fields.description', 'Stuck.'],
    ['anonFields.name', 'Ada'],
  ])
  const typed = {
    fields: { ...drawn.fields, description: 'And again', hero: 'Robin', server: 'Frost' },
    anonFields: { ...drawn.anonFields },
  }
  expect(takenUp(drawn, own, typed)).toEqual([
    ['fields.server', 'Frost'],
    ['fields.hero', 'Robin'],
    ['fields.description', 'Stuck.\nAnd again'],
    ['anonFields.name', 'Ada'],
  ])
  // The browser filled in the draft itself, as it does when a page is loaded anew.
  const restored = { fields: { ...drawn.fields, description: 'Stuck. Still' }, anonFields: { ...drawn.anonFields } }
  expect(takenUp(drawn, own, restored)).toContainEqual(['fields.description', 'Stuck. Still'])
})
