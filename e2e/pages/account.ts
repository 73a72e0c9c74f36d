/** Signing in and choosing a new password, as a person does it: labels, headings, buttons. */
import { expect, type Page } from '@playwright/test'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** From the login to the mail. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await arrived(page, at.forgotPassword)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(page.url()).not.toContain('@')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
}

export async function chooseNew(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(again)
  await page.getByRole('button', { name: 'Save the new password' }).click()
}
