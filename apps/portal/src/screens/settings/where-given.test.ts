import { expect, it } from 'vitest'
import { whereGiven } from './where-given.ts'

it('where someone agreed is said in words, whatever it is kept as', () => {
  expect(['settings', 'TEXT', 'REGISTRATION', 'register-v2', 'item:hard-credit', 'APPLICATION'].map(whereGiven)).toEqual([
    'in your settings',
    'by text message',
    'when you created your account',
    'when you applied',
    'in your application',
    'in your application',
  ])
})
