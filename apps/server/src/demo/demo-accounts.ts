/** The sandbox's log-ins. Known to everyone who can read this file: the sandbox holds no one's real data. */
import type { Role } from '@hearthline/contract'
import type { DEMO_REVIEWS } from './demo-reviews.ts'
import { DEMO_BROKER, DEMO_ORIGINATOR } from './seed-registers.ts'

export const DEMO_PASSWORD = 'Hearthline-demo1!'

export interface DemoStaff {
  readonly email: string
  /** As colleagues read them beside what they did. */
  readonly name: { readonly firstName: string; readonly lastName: string }
  readonly roles: readonly Role[]
  readonly organizations: readonly [string, ...string[]]
  readonly what: string
  /** Keys of the loan-officer entries for which they send applicants. */
  readonly officers?: readonly string[]
}

const AT_HEARTH = { organizations: ['HEARTH'] } as const

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    ...AT_HEARTH,
    email: 'operator@hearthline.example',
    name: { firstName: 'Olivia', lastName: 'Park' },
    roles: ['operator'],
    what: 'operator, at /console',
  },
  {
    ...AT_HEARTH,
    email: 'underwriter@hearthline.example',
    name: { firstName: 'Uma', lastName: 'Whitfield' },
    roles: ['underwriter'],
    what: 'underwriter, at /console',
  },
  {
    ...AT_HEARTH,
    email: 'closer@hearthline.example',
    name: { firstName: 'Caleb', lastName: 'Stone' },
    roles: ['closer'],
    what: 'closer (notary and attorney), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'funder@hearthline.example',
    name: { firstName: 'Fiona', lastName: 'Marsh' },
    roles: ['funder'],
    what: 'funder (releases the money), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'second-funder@hearthline.example',
    name: { firstName: 'Felix', lastName: 'Moreno' },
    roles: ['funder'],
    what: 'second funder (gives the other of two approvals), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'auditor@hearthline.example',
    name: { firstName: 'Aaron', lastName: 'Bell' },
    roles: ['auditor'],
    what: 'auditor (reads only), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'administrator@hearthline.example',
    name: { firstName: 'Adele', lastName: 'Young' },
    roles: ['administrator'],
    what: 'administrator (says who releases money, writes the registers), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'originator@hearthline.example',
    name: { firstName: 'Lou', lastName: 'Park' },
    roles: ['originator'],
    officers: [DEMO_ORIGINATOR],
    what: 'loan officer (their own applicants and links), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'broker@hearthline.example',
    name: { firstName: 'Bea', lastName: 'Lund' },
    roles: ['broker'],
    officers: [DEMO_BROKER],
    what: 'broker (their own applicants and links), at /console',
  },
  {
    ...AT_HEARTH,
    email: 'processor@hearthline.example',
    name: { firstName: 'Priya', lastName: 'Shah' },
    roles: ['processor'],
    officers: [DEMO_ORIGINATOR, DEMO_BROKER],
    what: 'processor of the loan officer and the broker, at /console',
  },
  {
    organizations: ['RIOSOL'],
    email: 'operator@riosol.example',
    name: { firstName: 'Oscar', lastName: 'Vega' },
    roles: ['operator'],
    what: 'operator of the partner, at /console',
  },
  {
    organizations: ['RIOSOL'],
    email: 'underwriter@riosol.example',
    name: { firstName: 'Uma', lastName: 'Delgado' },
    roles: ['underwriter'],
    what: 'underwriter of the partner, at /console',
  },
  {
    organizations: ['RIOSOL'],
    email: 'closer@riosol.example',
    name: { firstName: 'Celia', lastName: 'Navarro' },
    roles: ['closer'],
    what: 'closer of the partner, at /console',
  },
  {
    organizations: ['RIOSOL'],
    email: 'funder@riosol.example',
    name: { firstName: 'Flora', lastName: 'Reyna' },
    roles: ['funder'],
    what: 'funder of the partner, at /console',
  },
  {
    organizations: ['RIOSOL'],
    email: 'administrator@riosol.example',
    name: { firstName: 'Alma', lastName: 'Quintero' },
    roles: ['administrator'],
    what: 'administrator of the partner, at /console',
  },
  {
    ...AT_HEARTH,
    email: 'platform@hearthline.example',
    name: { firstName: 'Paula', lastName: 'Grant' },
    roles: ['platform-administrator'],
    what: 'administrator of the platform, at /console',
  },
]

const FOR_REVIEW = { lastName: 'Lindqvist' } as const

export interface DemoBorrower {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly what: string
  /** The decision that their application waits for at the console, where it was brought there. */
  readonly review?: keyof typeof DEMO_REVIEWS
}

export const DEMO_BORROWERS: readonly DemoBorrower[] = [
  { email: 'ana@borrower.example', firstName: 'Ana', lastName: 'Reyes', what: 'borrower with offers' },
  { email: 'dora@borrower.example', firstName: 'Dora', lastName: 'Delinquent', what: 'borrower with a late payment to explain' },
  { email: 'nils@borrower.example', firstName: 'Nils', lastName: 'Bureaudown', what: 'borrower whose bureau does not respond' },
  {
    ...FOR_REVIEW,
    email: 'mia@borrower.example',
    firstName: 'Mia',
    review: 'income',
    what: 'borrower whose pay stub waits for an operator',
  },
  {
    ...FOR_REVIEW,
    email: 'iris@borrower.example',
    firstName: 'Iris',
    review: 'conditions',
    what: 'borrower with three conditions to decide',
  },
  {
    ...FOR_REVIEW,
    email: 'tess@borrower.example',
    firstName: 'Tess',
    review: 'trust',
    what: 'borrower whose trust documents wait for an operator',
  },
  { ...FOR_REVIEW, email: 'abel@borrower.example', firstName: 'Abel', review: 'appraisal', what: 'borrower whose home is being appraised' },
  {
    ...FOR_REVIEW,
    email: 'vera@borrower.example',
    firstName: 'Vera',
    review: 'value',
    what: 'borrower who disputes the value of the home',
  },
]
