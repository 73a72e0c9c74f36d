/** How many years of school a text asks for: the Flesch-Kincaid grade, over its sentences. */
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Grades 6 to 8 are aimed at, and 9 is the most that a screen may ask for. */
export const HIGHEST_GRADE = 9

/** Below so many words the formula says more about chance than about the text. */
const LEAST_WORDS = 30

/** Numbers, amounts and citations of laws are not our own text. */
const NO_WORDS = /\((?:[^()]|\([^()]*\))*\b(?:CFR|USC)\b(?:[^()]|\([^()]*\))*\)|https?:\S+|\S+@\S+|[$#]?\d[\d.,%()/-]*/g

/** A line of three words or fewer is a label, and no sentence. */
const LEAST_OF_A_SENTENCE = 4

const sentencesOf = (block: string): string[] =>
  block
    .replace(NO_WORDS, '')
    .split(/(?<=[.!?:;])\s+|\n/)
    .filter((sentence) => wordsOf(sentence).length >= LEAST_OF_A_SENTENCE)

const wordsOf = (text: string): string[] => text.match(/[\p{L}’'-]+/gu) ?? []

/** Undefined where there is too little to judge by. */
export function readingGrade(blocks: Iterable<string>): number | undefined {
  const sentences = [...blocks].flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf)
  if (words.length < LEAST_WORDS) return undefined
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}

/** The sentences that ask for the most, hardest first: where to begin. */
export const hardestSentences = (blocks: Iterable<string>, most = 3): string[] =>
  [...blocks]
    .flatMap(sentencesOf)
    .map((sentence) => {
      const words = wordsOf(sentence)
      return {
        sentence,
        grade: fleschKincaid({ sentence: 1, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) }),
      }
    })
    .sort((one, other) => other.grade - one.grade)
    .slice(0, most)
    .map(({ sentence, grade }) => `${grade.toFixed(1)}: ${sentence}`)
