import { customerErasureView, eraseRequest } from '../../../../shared/views/erasure-view.ts';
import {
  customerBudgetView,
  customersList,
  customerView,
} from '../../../../shared/views/overview/customers-view.ts';
import { ceilingRequest, pageQuery } from '../../../../shared/views/requests.ts';
import type { Descriptions } from '../endpoint.ts';

export const customerEndpoints = {
  listCustomers: {
    summary: "List customers by name, with this month's spending and budget",
    query: pageQuery,
    answer: customersList,
  },
  readCustomer: {
    summary: "Get one customer, with this month's spending and budget; browsers also get its batches",
    query: pageQuery,
    answer: customerView,
  },
  setCustomerBudget: {
    summary: "Set a customer's monthly budget, in calls and in money",
    body: ceilingRequest,
    answer: customerBudgetView,
  },
  eraseCustomer: {
    summary: 'Erase everything of a customer; idempotent while it is in progress',
    body: eraseRequest,
    status: 202,
    answer: customerErasureView,
  },
  readCustomerErasure: {
    summary: "Get the receipt of a customer's erasure: what was removed, and what remains until when",
    answer: customerErasureView,
  },
} as const satisfies Descriptions;
