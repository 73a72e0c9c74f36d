/** The screen of every state of the client state machine (the design's page on the workflow, 3.4). */
import type { ApplicationBody } from './application-body.ts'
import type { MachineState } from './transitions.ts'

type Row = string | undefined | ((application: ApplicationBody) => string)

/** Paths relative to /account/heloc/{uuid}; undefined is the loader, which has no route of its own. */
export const stateDestinations: Readonly<Record<MachineState, Row>> = {
  profile: 'start/profile',
  ssnCredit: 'credit/social',
  errorCredit: 'credit/error',
  incorrectPin: 'review-app/incorrect-pin',
  noCredit: 'review-app/no-credit',
  noProperty: 'review-app/property',
  datatreeError: 'review-app/incorrect-ownership',
  liens: 'liens',
  lienAttestation: 'liens',
  product: 'product/select',
  assetDepletion: 'product/assets',
  moreProfile: 'start/contact',
  hmda: 'start/hmda',
  waitSummary: undefined,
  appSummary: 'start/app-summary',
  incomeReview: 'income/review',
  ach: 'bank/disburse',
  autopay: 'bank/autopay',
  docVerify: 'identity',
  bpo: ({ property }) => (property?.state === 'TX' ? 'bpo/condition' : 'bpo/order-bpo'),
  bpoProcessing: 'bpo/waiting',
  documents: 'conditions',
  manualPaystubUpload: 'income/upload/paystub',
  emplVerify: 'income/employer-verification',
  waitSign: 'signing/intro',
  sign: 'signing/sign',
  codeed: 'signing/additional',
  waitNotary: 'notary/intro',
  notary: 'notary/intro',
  insurance: 'insurance/requirements',
  waitFund: 'complete',
  declined: 'error/decline',
  dtiDeclined: 'error/income',
  creditScoreDeclined: 'error/credit',
  delinquency: 'review-app/delinquency',
  complete: 'complete',
}

/** The screen of a state for this application; undefined while the loader stands. */
export function screenOfState(state: MachineState, application?: ApplicationBody | null): string | undefined {
  const row = stateDestinations[state]
  return typeof row === 'function' ? row(application ?? {}) : row
}
