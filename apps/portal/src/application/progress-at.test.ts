import { type ProgressValue, progressPlace } from '@hearthline/domain/routing'
import { describe, expect, it } from 'vitest'
import { progressBar, progressOfPage } from './progress-at.ts'

const base = '/account/heloc/4649813e-1b83-42d4-b642-8390f2eef8b3'
const bar = (path: string, step: string, manualNotary = false) =>
  progressBar({ pathname: `${base}/${path}`, step, progress: progressPlace(step)?.value ?? 'INITIAL', manualNotary })
const states = (path: string, step: string) => bar(path, step)?.map(({ state }) => state)

describe('the progress of an application', () => {
  it('has seven steps, the last by the way of notarising', () => {
    const names = ['Basic Info', 'Select Offer', 'Provide More Info', 'Link Income Sources', 'Verify Identity', 'Sign Documents']
    expect(bar('liens', 'LIEN_VERIFICATION')?.map(({ label }) => label)).toEqual([...names, 'Talk to eNotary'])
    expect(bar('liens', 'LIEN_VERIFICATION', true)?.map(({ label }) => label)).toEqual([...names, 'Schedule Notary Session'])
  })
  it('identifies a page by a part of its path', () => {
    const pages = ['start/contact', 'start/hmda', 'start/app-summary', 'income/review', 'bank/disburse', 'signing/intro', 'signing/sign']
    expect(pages.map((page) => progressOfPage(`${base}/${page}`))).toEqual([
      'MORE_INFO',
      'MORE_INFO',
      'MORE_INFO',
      'LINK_INCOME',
      'LINK_INCOME',
      'SIGNING',
      'SIGNING',
    ])
    expect(progressOfPage(`${base}/product/select`)).toBeUndefined()
  })
  it('goes by the step where the page says nothing', () => {
    expect(states('product/select', 'OFFER_SELECTION')).toEqual(['done', 'current', ...Array(5).fill('upcoming')])
  })
  it('shows an earlier page as the current page, and links to the application’s step', () => {
    expect(bar('start/contact', 'IDENTITY_VERIFICATION')?.map(({ state, stands }) => (stands ? 'stands' : state))).toEqual([
      'done',
      'done',
      'current',
      'done',
      'stands',
      'upcoming',
      'upcoming',
    ])
  })
  it('stays where it was on a page of the bank that is asked again later', () => {
    const again = progressBar({
      pathname: `${base}/bank/autopay`,
      step: 'VERIFIED_AUTOPAY_ACCOUNT',
      progress: 'ID_UPLOAD',
      manualNotary: false,
    })
    expect(again?.slice(3, 6).map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'Link Income Sources: done',
      'Verify Identity: done',
      'Final Review: current',
    ])
    expect(bar('bank/autopay', 'VERIFIED_AUTOPAY_ACCOUNT')?.[3]).toEqual({ label: 'Link Income Sources', state: 'current' })
  })
  it('is not changed by a page that is not open yet', () => {
    expect(states('signing/sign', 'OFFER_SELECTION')).toEqual(['done', 'current', ...Array(5).fill('upcoming')])
  })
  it('is complete at the end, and empty for a declined or canceled application', () => {
    expect(new Set(states('complete', 'COMPLETE'))).toEqual(new Set(['done']))
    expect([bar('error/decline', 'DECLINED'), bar('', 'CANCELLED')]).toEqual([undefined, undefined])
  })
  it('names a part between two steps by its own name, never as the next step', () => {
    const at = (path: string, progress: ProgressValue) =>
      progressBar({ pathname: `${base}/${path}`, step: 'TRUST_AND_INSURANCE', progress, manualNotary: false })?.map(
        ({ label, state }) => `${label}: ${state}`,
      )
    expect(at('insurance/requirements', 'ID_UPLOAD')?.slice(4)).toEqual([
      'Verify Identity: done',
      'Documents About Your Home: current',
      'Sign Documents: upcoming',
      'Talk to eNotary: upcoming',
    ])
    expect(at('insurance/requirements', 'COMPLETE')?.slice(5)).toEqual([
      'Sign Documents: done',
      'Talk to eNotary: done',
      'Documents About Your Home: current',
    ])
    expect(at('start/contact', 'ID_UPLOAD')?.slice(2, 6)).toEqual([
      'Provide More Info: current',
      'Link Income Sources: done',
      'Verify Identity: done',
      'Documents About Your Home: upcoming',
    ])
  })
})
