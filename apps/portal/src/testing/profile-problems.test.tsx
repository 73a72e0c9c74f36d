/** Where what is wrong at start/profile is said: at its own question, and nowhere else. */
import { expect, it, vi } from 'vitest'
import { openGalleryPage } from './open-gallery-page.ts'

const summary = () => document.querySelector('.ui-summary')?.textContent ?? ''
const submit = () => document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const heading = () => document.querySelector('h1')?.textContent
const backTo = async (title: RegExp) => {
  const back = [...document.querySelectorAll<HTMLAnchorElement>('main a, main button')].find(
    ({ textContent }) => textContent?.trim() === 'Back',
  )!
  back.click()
  await vi.waitFor(() => expect(heading()).toMatch(title))
}

it('an error of one question does not stand over the one before, nor wait for whoever comes back', async () => {
  const address = '/account/heloc/:uuid/start/profile?question=ssn'
  await openGalleryPage('start-profile', { application: { item: 'about-you' }, address }, async () => {
    expect(heading()).toBe('What is your Social Security number?')
    submit()
    await vi.waitFor(() => expect(summary()).toContain('Please enter your Social Security number'))
    await backTo(/May we check your credit/)
    expect(summary()).toBe('')
    submit()
    await vi.waitFor(() => expect(summary()).toContain('Check the box to allow the credit check'))
    const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]')!
    box.click()
    submit()
    await vi.waitFor(() => expect(heading()).toBe('What is your Social Security number?'))
    expect(summary()).toBe('')
  })
})
