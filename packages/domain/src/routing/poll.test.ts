import { describe, expect, it } from 'vitest'
import { pollDelays, pollStep } from './poll.ts'

/** Reads the given steps in turn, the last one for ever, and keeps the delays. */
function reading(...steps: string[]) {
  const slept: number[] = []
  let reads = 0
  return {
    slept,
    count: () => reads,
    read: async () => steps[Math.min(reads++, steps.length - 1)] ?? '',
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds)
    },
  }
}

describe('pollDelays', () => {
  it('doubles from a second, is capped at five, and has fourteen tries', () => {
    expect(pollDelays(true)).toEqual([1000, 2000, 4000, ...Array(11).fill(5000)])
    expect(pollDelays(false)).toEqual(pollDelays(true).slice(0, 7))
  })
})

describe('pollStep', () => {
  it('takes a step that differs at once', async () => {
    const server = reading('HMDA')
    expect(await pollStep({ ...server, previous: 'COLLECT_ADDITIONAL_INFO' })).toEqual({ step: 'HMDA', gaveUp: false })
    expect(server.slept).toEqual([])
  })

  it('takes any step on the first load', async () => {
    expect(await pollStep(reading('HMDA'))).toEqual({ step: 'HMDA', gaveUp: false })
  })

  it('asks again while the step is the previous one', async () => {
    const server = reading('HMDA', 'HMDA', 'APP_SUBMISSION')
    expect(await pollStep({ ...server, previous: 'HMDA' })).toEqual({ step: 'APP_SUBMISSION', gaveUp: false })
    expect(server.slept).toEqual([1000, 2000])
  })

  it('takes the previous step as it is after seven tries', async () => {
    const server = reading('HMDA')
    expect(await pollStep({ ...server, previous: 'HMDA' })).toEqual({ step: 'HMDA', gaveUp: true })
    expect(server.slept).toEqual(pollDelays(false))
    expect(server.count()).toBe(8)
  })

  it('gives a waiting step fourteen tries, and then it is UNKNOWN', async () => {
    const server = reading('WAITING_FOR_SOFT_CREDIT')
    expect(await pollStep(server)).toEqual({ step: 'UNKNOWN', gaveUp: true })
    expect(server.slept).toEqual(pollDelays(true))
    expect(server.count()).toBe(15)
  })

  it('keeps GEN_NOTE_SIGNING when it gives up', async () => {
    expect(await pollStep(reading('GEN_NOTE_SIGNING'))).toEqual({ step: 'GEN_NOTE_SIGNING', gaveUp: true })
  })

  it('goes from one waiting step over another to what follows', async () => {
    const server = reading('WAITING_FOR_SOFT_CREDIT', 'PREQUAL_TITLE', 'OFFER_SELECTION')
    expect(await pollStep(server)).toEqual({ step: 'OFFER_SELECTION', gaveUp: false })
  })

  it('takes the same step again once the server has been at work', async () => {
    const server = reading('HMDA', 'WAITING_FOR_SUMMARY_DISCLOSURE', 'HMDA')
    expect(await pollStep({ ...server, previous: 'HMDA' })).toEqual({ step: 'HMDA', gaveUp: false })
    expect(server.slept).toEqual([1000, 1000])
  })

  it('stops with the reason it is given', async () => {
    const controller = new AbortController()
    const server = reading('WAITING_FOR_SOFT_CREDIT')
    const sleep = async () => controller.abort(new Error('left the page'))
    await expect(pollStep({ ...server, sleep, signal: controller.signal })).rejects.toThrow('left the page')
    expect(server.count()).toBe(1)
  })

  it('does not take a failed read for a step', async () => {
    const read = () => Promise.reject(new Error('offline'))
    await expect(pollStep({ read, sleep: async () => {} })).rejects.toThrow('offline')
  })
})
