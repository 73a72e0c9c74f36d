/** The pages on which an organization is set up: each in one line, with who may open it. Their order is that of the list. */

import { mayReadRegister, REGISTERS } from '@hearthline/contract'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface AdministrationPage {
  /** The last part of its address, /console/administration/<path>. */
  readonly path: string
  readonly label: string
  /** What one does there, in a sentence of the list. */
  readonly summary: string
  /** As the contract's `roles` of the calls it makes. */
  readonly mayOpen: (roles: readonly string[]) => boolean
  /** Its h2 has the id `administration-title` and takes the focus. */
  readonly Page: LazyExoticComponent<ComponentType<{ readonly roles: readonly string[] }>>
}

const READING_FLAGS = new Set(['auditor', 'underwriter', 'administrator', 'platform-administrator'])
export const isAdministrator = (roles: readonly string[]): boolean =>
  roles.includes('administrator') || roles.includes('platform-administrator')

export const ADMINISTRATION_PAGES: readonly AdministrationPage[] = [
  {
    path: 'brands',
    label: 'Brands',
    summary: 'Names, colors, logos, states, prices, and fees. One person changes them, another publishes.',
    mayOpen: isAdministrator,
    Page: lazy(() => import('../brands/brands-page.tsx')),
  },
  {
    path: 'registers',
    label: 'Registers',
    summary: 'Offer codes, referrals, loan officers, announcements, hours, and where you lend.',
    mayOpen: (roles) => REGISTERS.some((register) => mayReadRegister(roles, register)),
    Page: lazy(() => import('../registers/registers-page.tsx')),
  },
  {
    path: 'flags',
    label: 'Feature flags',
    summary: 'Who sees what and why, the rules that decide it, and experiments.',
    mayOpen: (roles) => roles.some((role) => READING_FLAGS.has(role)),
    Page: lazy(() => import('../flags/flags-page.tsx')),
  },
  {
    path: 'partner-systems',
    label: 'Partner systems',
    summary: 'Secrets for partners’ own systems, and where those are told.',
    mayOpen: isAdministrator,
    Page: lazy(() => import('../partners/partner-systems.tsx')),
  },
  {
    path: 'agents',
    label: 'Loan officers’ accounts',
    summary: 'Who sends applicants, and for which loan officers.',
    mayOpen: isAdministrator,
    Page: lazy(() => import('../agents/name-agents.tsx')),
  },
  {
    path: 'waitlist',
    label: 'Waitlist',
    summary: 'Who waits until you can lend to them, and who was told.',
    mayOpen: (roles) => roles.includes('operator') || isAdministrator(roles),
    Page: lazy(() => import('../waitlist/waitlist.tsx')),
  },
]

export const administrationPagesFor = (roles: readonly string[]): readonly AdministrationPage[] =>
  ADMINISTRATION_PAGES.filter(({ mayOpen }) => mayOpen(roles))
