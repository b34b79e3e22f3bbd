import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { booksFolder, sharedFolder, themesFolder } from '../../shared/books/edition.ts';
import { mayRead, mayRemove, maySend, mayUseLedger, mayWrite } from '../permissions.ts';
import { environmentOf, type Pipeline } from '../resources.ts';
import { wholeProcessorMb } from '../sizing/memory.ts';
import { booksAtOnce } from '../sizing/sizes.ts';
import { PipelineFunction } from './pipeline-function.ts';
import { invokeByQueue } from './queue-source.ts';
import { invokeBySchedule } from './schedule.ts';

const booksOfPeople = [booksFolder, sharedFolder].map((folder) => `parts/*/${folder}/`);

export class BooksFunction extends PipelineFunction {
  constructor(scope: Construct, pipeline: Pipeline) {
    const { context, store, queues } = pipeline;
    super(scope, 'Books', context, {
      entry: 'functions/books/handler.ts',
      description: 'Makes books of bought reports',
      sendsToItself: true,
      memoryMb: wholeProcessorMb,
      timeoutSeconds: context.intakeTimeoutSeconds,
      onSchedule: { retries: 0, maxAgeSeconds: 60 },
      needs: ['typst'],
      environment: environmentOf('books', pipeline),
    });
    mayUseLedger(this, pipeline, { queries: true, indexes: ['due', 'batch'] });
    mayRead(this, store, 'parts/', themesFolder);
    mayWrite(this, store, ...booksOfPeople);
    mayRemove(this, store, ...booksOfPeople);
    maySend(this, queues.books.queue);
    invokeByQueue(this, queues.books.queue, {
      batchSize: 1,
      maxConcurrency: booksAtOnce,
    });
    invokeBySchedule(scope, 'BooksEveryMinute', this, pipeline.schedules, {
      description: 'Book orders without a worker, and expired books',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      retryAttempts: 0,
    });
  }
}
