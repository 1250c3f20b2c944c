'use client'

export { BrokenPage as default } from '@skelly/site'
