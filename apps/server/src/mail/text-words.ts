/** What text messages say: whose they are first, nothing that a stranger may not read, and how they end. */
import type { Brand } from '@hearthline/brands'
import { helpOf } from './closing-lines.ts'

type Named = Pick<Brand, 'names'>

const HOW_TO_END = 'Reply STOP to opt out, HELP for help.'

/** @param isFirst the first to this number says how to end them */
export const toldText = ({ names }: Named, words: string, link: string, isFirst: boolean): string =>
  [`${names.short}: ${words} ${link}`, ...(isFirst ? [HOW_TO_END] : [])].join(' ')

/** One confirmation, with nothing else in it (47 CFR 64.1200(a)(12)). */
export const stoppedText = ({ names }: Named): string =>
  `${names.short}: You get no more text messages from us. Reply START to get them again.`

export const startedText = ({ names }: Named): string => `${names.short}: You get text messages from us again. ${HOW_TO_END}`

/** To START from a number that had not ended them, or never agreed to any: nothing is agreed to by it. */
export const notStartedText = (brand: Brand): string =>
  `${brand.names.short}: To get text messages, sign in and turn them on in your settings. Questions? ${helpOf(brand)}`

export const helpText = (brand: Brand): string =>
  `${brand.names.short}: Text messages about your application. Questions? ${helpOf(brand)}. Message and data rates may apply. Reply STOP to opt out.`

export const unreadText = (brand: Brand): string =>
  `${brand.names.short}: Our team does not read replies to this number. Questions? ${helpOf(brand)}. Reply STOP to opt out.`
