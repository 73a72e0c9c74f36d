/** The table of feature flags in docs/flags.md. */
import { FLAGS, type FlagDeclaration, type FlagTarget, flagKeys } from '@hearthline/domain'

export const FLAG_COLUMNS = [
  'flag',
  'standard',
  'while it is on',
  'where it acts',
  'a rule may rest on',
  'changed by',
  'values',
  'rules of the specification',
]

const TARGETS: Readonly<Record<FlagTarget, string>> = { STATE: 'state of the property', PERSON: 'share of people' }

export const flagRows = (): readonly (readonly string[])[] =>
  flagKeys.map((key) => {
    const flag: FlagDeclaration = FLAGS[key]
    return [
      `\`${key}\`${flag.isFamily ? ` and \`${key}-…\`` : ''}`,
      flag.standard ? 'on' : 'off',
      flag.does,
      flag.acts,
      ['organization, time', ...flag.targets.map((target) => TARGETS[target]), ...(flag.isCounted ? ['experiment'] : [])].join(', '),
      flag.decidedBy === 'TWO' ? 'two people' : 'one',
      Object.keys(flag.variables ?? {})
        .map((name) => `\`${name}\``)
        .join(', '),
      flag.rules.map((rule) => `\`${rule}\``).join(', '),
    ]
  })
