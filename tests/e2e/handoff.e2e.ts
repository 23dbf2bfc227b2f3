// A half-filled form goes on at another device: its words and files, once, and both screens say so (CD-247, CD-248).
import { type Browser, type Page, expect } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import { faultsOf } from './support/axe.ts'
import { file, fillAboutMe, sendForm } from './support/contact.ts'
import { asPlayer, at } from './support/portal.ts'
import { test } from './support/test.ts'

const path = '/contact/1301/ticket'
const words = (): string => `The gate took my horse ${test.info().repeatEachIndex}`
const offer = 'Continue on your phone'
const handing = (page: Page) => page.getByRole('dialog', { name: offer })
const hero = (page: Page) => page.getByRole('textbox', { name: 'Name of the hero' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

const fillIn = async (page: Page, text = words()): Promise<void> => {
  await page.goto(at(path))
  await hero(page).fill('Robin')
  await description(page).fill(text)
}
/** What a camera reads. */
const scanned = async (page: Page): Promise<string> => {
  const png = await handing(page).getByRole('img', { name: 'QR code' }).screenshot()
  // A page without the portal's policy, which lets no picture in from here.
  const reader = await page.context().newPage()
  const picture = await reader.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { width, height, data: [...data] }
  }, png.toString('base64'))
  await reader.close()
  return decodeQr({ ...picture, data: Uint8Array.from(picture.data) })
}
const code = async (page: Page): Promise<string> =>
  (await handing(page)
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .textContent())!
const newPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true })
  return context.newPage()
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue here' })

test('scanned by a phone the form goes on there with its file, and the case holds it', async ({ page, browser }) => {
  await fillIn(page)
  await page.locator('input[type=file]').setInputFiles(file('horse.txt', 'one horse, brown\n'))
  await page.getByRole('button', { name: offer }).click()
  await expect(handing(page)).toContainText('Waiting for your phone')
  expect(await faultsOf(page)).toEqual([])
  const address = await scanned(page)
  expect(address).toBe(`${at('/handoff')}#${(await code(page)).replace('-', '')}`)

  const phone = await newPhone(browser)
  await phone.goto(address)
  await expect(phone.getByRole('textbox', { name: 'Code' })).toHaveValue(await code(page))
  expect(await faultsOf(phone)).toEqual([])
  // Who only looks takes nothing.
  await expect(handing(page)).toContainText('Waiting for your phone')
  await goOn(phone).dblclick()
  await expect(phone.getByText('Your form is here.')).toBeVisible()
  await expect(hero(phone)).toHaveValue('Robin')
  await expect(description(phone)).toHaveValue(words())
  await expect(phone.getByRole('list', { name: 'Chosen files' })).toContainText('horse.txt')
  await expect(phone.getByRole('button', { name: offer })).toBeHidden()
  await expect(handing(page)).toContainText('Your form is on your phone now')

  // Nothing is lost here either.
  await handing(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(description(page)).toHaveValue(words())
  await phone.reload()
  await expect(phone.getByRole('list', { name: 'Chosen files' })).toContainText('horse.txt')
  await fillAboutMe(phone)
  await sendForm(phone)
  await phone.getByRole('link', { name: /case/i }).first().click()
  await expect(phone.getByRole('list', { name: 'Attached files' })).toContainText('horse.txt')
  await phone.context().close()
})

test('who signs in on the phone keeps words and file', async ({ page, browser }) => {
  await fillIn(page)
  await page.locator('input[type=file]').setInputFiles(file('horse.txt', 'a horse\n'))
  await page.getByRole('button', { name: offer }).click()
  const phone = await newPhone(browser)
  await phone.goto(await scanned(page))
  await goOn(phone).click()
  await expect(phone.getByRole('list', { name: 'Chosen files' })).toContainText('horse.txt')
  await asPlayer(phone, `test-handoff-${test.info().repeatEachIndex}`)
  await phone.reload()
  await expect(description(phone)).toHaveValue(words())
  const filed = phone.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await sendForm(phone)
  // By name: its bytes never were here.
  expect((await filed).postData()).toMatch(/"uploads":\{"files":\["[^"]+"\]\}/)
  await phone.context().close()
})

test('a code can be typed as it is heard; one that is used, ended or wrong says so and keeps the form', async ({
  page,
  browser,
}) => {
  await fillIn(page)
  await page.getByRole('button', { name: offer }).click()
  const first = await code(page)
  await handing(page).getByRole('button', { name: 'Cancel the code' }).click()
  await expect(handing(page)).toHaveCount(0)
  const phone = await newPhone(browser)
  await phone.goto(at('/handoff'))
  const box = phone.getByRole('textbox', { name: 'Code' })
  await box.fill('7KD2')
  await box.press('Enter')
  await expect(phone.getByText('Enter ten letters and digits').first()).toBeVisible()
  await box.fill(first)
  await goOn(phone).click()
  await expect(phone.getByText('This code doesn’t work').first()).toBeVisible()
  await expect(box).toHaveValue(first)

  await page.getByRole('button', { name: offer }).click()
  const second = await code(page)
  expect(second).not.toBe(first)
  const heard = second.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  await box.fill(heard)
  await goOn(phone).click()
  await expect(description(phone)).toHaveValue(words())
  // Back leads to the code no more.
  const other = await newPhone(browser)
  await other.goto(`${at('/handoff')}#${second}`)
  await goOn(other).click()
  await expect(other.getByText('This code doesn’t work').first()).toBeVisible()
  await expect(handing(page)).toContainText('Your form is on your phone now')
  await phone.context().close()
  await other.context().close()
})
