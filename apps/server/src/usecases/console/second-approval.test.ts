import { expect, it } from 'vitest'
import { secondApprovalWords } from './second-approval.ts'

it('whoever gives the first of two approvals reads before that where no one is left for the second, and who gives the role', () => {
  expect(secondApprovalWords(['fiona', 'felix'], 'fiona', true)).toBeNull()
  expect(secondApprovalWords(['fiona'], 'olivia', true)).toBeNull()
  expect(secondApprovalWords(['fiona'], 'fiona', true)).toMatch(/You are the only funder who can.*An administrator gives/)
  expect(secondApprovalWords([], 'olivia', true)).toMatch(/No one at this organization is\. An administrator gives/)
})

it('where the last approval waits for no one, everyone reads who can change that', () => {
  expect(secondApprovalWords(['fiona'], 'fiona', false)).toBeNull()
  expect(secondApprovalWords([], 'fiona', false)).toMatch(/No funder at this organization can.*under Team/)
})
