import { expect, test } from 'vitest'
import { withFurtherTries } from './plain-imports.ts'

test('each file that is fetched later is asked for at the address that a further try gives', () => {
  expect(
    withFurtherTries('a(()=>P(async()=>{let{Menu:e}=await import(`./Menu-1.js`);return{Menu:e}},[],import.meta.url))'),
  ).toBe('a(()=>P($again=>import(`./Menu-1.js`+$again)))')
  expect(withFurtherTries('P(()=>import(`./icons-2.js`).then(t=>t.i),[],import.meta.url).then(f)')).toBe(
    'P($again=>import(`./icons-2.js`+$again).then(t=>t.i)).then(f)',
  )
  expect(
    withFurtherTries('P(()=>import(`./a.js`),[],import.meta.url);P(()=>import(`./b.js`),[],import.meta.url)'),
  ).toBe('P($again=>import(`./a.js`+$again));P($again=>import(`./b.js`+$again))')
})
