export { classNames } from './class-names.ts'
