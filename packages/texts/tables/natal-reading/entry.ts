export {
  type ReadingTexts,
  type ReadingTopic,
  type Reason,
  readingTopics,
} from '../../natal-reading/texts.ts';
export { allReadingTexts } from './languages.ts';
