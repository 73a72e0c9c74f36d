import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { helocMachine, machineDestination, machineStateFor } from './machine.ts'
import { screenOfState, stateDestinations } from './state-destinations.ts'
import { HELOC_EVENTS, type HelocEvent, MACHINE_STATES, type MachineState, TRANSITIONS, type Transition } from './transitions.ts'

/** Copied from the specification by hand, so that the table is tested against something that is not itself. */
const SEED: readonly [HelocEvent, MachineState, MachineState[]?][] = [
  ['softCreditNoMatch', 'ssnCredit', ['profile', 'liens', 'product']],
  ['creditLocked', 'errorCredit'],
  ['creditFrozen', 'errorCredit'],
  ['creditIncorrectPin', 'incorrectPin'],
  ['softCreditNoCredit', 'noCredit'],
  ['repullSoftCredit', 'product', ['profile']],
  ['propertyNoMatch', 'noProperty'],
  ['datatreeNoMatch', 'datatreeError'],
  ['lienInfo', 'liens', ['profile']],
  ['underwrite', 'product'],
  ['assetDepletionDtiDecline', 'assetDepletion', ['product']],
  ['selectProduct', 'moreProfile', ['product']],
  ['addProfileInfo', 'hmda'],
  ['addHmdaInfo', 'waitSummary'],
  ['summarySigning', 'appSummary'],
  ['summarySigned', 'incomeReview'],
  ['incomeVerified', 'ach'],
  ['disbursementAch', 'docVerify', ['autopay', 'ach']],
  ['idDocsUploaded', 'waitSign'],
  ['bpoEscalate', 'bpo', ['docVerify', 'incomeReview']],
  ['bpoProcessWaiting', 'bpoProcessing'],
  ['idReUpload', 'docVerify'],
  ['adHocDocRequired', 'documents'],
  ['incomePartialVerified', 'manualPaystubUpload'],
  ['manualDisburseSetup', 'autopay'],
  ['manualDisburseManualPay', 'docVerify'],
  ['merchantReviewed', 'lienAttestation'],
  ['lienAttestation', 'waitSign'],
  ['employerVerification', 'emplVerify'],
  ['noteSigning', 'sign', ['waitSign']],
  ['signed', 'codeed'],
  ['coDeedConfirmed', 'waitNotary'],
  ['deedSigning', 'notary'],
  ['enotarySigned', 'insurance'],
  ['manualEnotarySigned', 'insurance'],
  ['insuranceConfirmed', 'waitFund'],
  ['finish', 'waitFund'],
  ['inactive', 'declined'],
  ['decline', 'declined'],
  ['dtiDecline', 'dtiDeclined'],
  ['creditScoreDecline', 'creditScoreDeclined'],
  ['delinquencyReview', 'delinquency'],
  ['fund', 'complete'],
]

const after = (state: MachineState, event: HelocEvent): unknown => {
  const actor = createActor(helocMachine, { snapshot: helocMachine.resolveState({ value: state }) }).start()
  actor.send({ type: event })
  return actor.getSnapshot().value
}

describe('the client state machine', () => {
  it('starts in profile', () => expect(createActor(helocMachine).start().getSnapshot().value).toBe('profile'))

  it('has 43 events', () => {
    expect(SEED).toHaveLength(43)
    expect(SEED.map(([event]) => event)).toEqual(HELOC_EVENTS)
  })

  it.each(SEED)('%s leads to %s', (event, to, from) => {
    for (const state of MACHINE_STATES) {
      const heard = from === undefined || from.includes(state)
      expect([state, after(state, event)]).toEqual([state, heard ? to : state])
    }
  })

  it('limits exactly eight events', () => {
    expect(HELOC_EVENTS.filter((event) => (TRANSITIONS[event] as Transition).from)).toHaveLength(8)
  })

  it('has a screen for every state, but the loader for the summary', () => {
    expect(Object.keys(stateDestinations).sort()).toEqual([...MACHINE_STATES].sort())
    expect(MACHINE_STATES.filter((state) => screenOfState(state) === undefined)).toEqual(['waitSummary'])
    expect(screenOfState('bpo', { property: { state: 'TX' } })).toBe('bpo/condition')
    expect(screenOfState('bpo', { property: { state: 'CA' } })).toBe('bpo/order-bpo')
    expect(screenOfState('dtiDeclined')).toBe('error/income')
    expect(screenOfState('creditScoreDeclined')).toBe('error/credit')
  })
})

describe('machineStateFor', () => {
  const profile = { uuid: 'p', name: {}, dob: {}, hasSsn: true }
  const begun = { selectedPropertyUuid: 's', consents: [{ type: 'SOFT_CREDIT' }, { type: 'HARD_CREDIT' }] }
  const offered = { ...begun, term: 20, amount: 80_000, property: { state: 'CA', ownership: 'SOLE' }, hasHmda: true }
  const decided = { uwDecision: 'APPROVED', liensComplete: true }

  it('is profile when nothing is known', () => expect(machineStateFor({}, {})).toBe('profile'))
  it('is liens once the borrower is known', () => expect(machineStateFor(profile, begun)).toBe('liens'))
  it('is product once underwritten', () => expect(machineStateFor(profile, { ...begun, status: decided })).toBe('product'))
  it('asks for assets when income falls short', () => {
    expect(machineStateFor(profile, { ...begun, status: { uwDecision: 'ASSET_DEPLETION' } })).toBe('assetDepletion')
  })
  it('waits for the summary after the demographic questions', () => {
    expect(machineStateFor(profile, { ...offered, status: decided })).toBe('waitSummary')
    expect(machineDestination(profile, { ...offered, status: decided })).toBeUndefined()
  })
  it('asks for the identity once the accounts are listed', () => {
    const status = { ...decided, disclosurelistSummaryComplete: true, uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' }
    const application = { ...offered, disburseAccount: {}, autopayAccount: {}, payType: 'AUTOPAY', status }
    expect(machineStateFor(profile, application)).toBe('docVerify')
    expect(machineStateFor(profile, { ...application, documents: [{ type: 'US_PASSPORT' }] })).toBe('waitSign')
  })
  it('reads the step from the checklist where none is polled', () => {
    expect(machineStateFor({}, { status: { checklistStatus: 'CONDITIONS_OPEN' } })).toBe('documents')
    expect(machineStateFor({}, { status: { checklistStatus: 'CONDITIONS_OPEN' } }, 'UNKNOWN_OWNERSHIP')).toBe('datatreeError')
  })
})
