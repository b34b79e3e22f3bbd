import { customerErasureView, eraseRequest } from '../../../../shared/views/erasure-view.ts';
import {
  customerBudgetView,
  customersPage,
  customerView,
} from '../../../../shared/views/overview/customers-view.ts';
import { ceilingRequest, pageQuery } from '../../../../shared/views/requests.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

const customer = '/customers/{customer}';

/** Endpoints of customers. */
export const customerEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listCustomers',
    method: 'get',
    path: '/customers',
    scope: 'seller',
    summary: "List customers by name, with this month's spending and budget",
    query: pageQuery,
    answer: customersPage,
  },
  {
    id: 'readCustomer',
    method: 'get',
    path: customer,
    scope: 'customer',
    summary: "Get one customer, with this month's spending and budget; browsers also get its batches",
    query: pageQuery,
    answer: customerView,
  },
  {
    id: 'setCustomerBudget',
    method: 'put',
    path: `${customer}/ceiling`,
    scope: 'seller',
    summary: "Set a customer's monthly budget, in calls and in money",
    body: ceilingRequest,
    answer: customerBudgetView,
  },
  {
    id: 'eraseCustomer',
    method: 'post',
    path: `${customer}/erase`,
    scope: 'customer',
    summary: 'Erase everything of a customer; idempotent while it is in progress',
    body: eraseRequest,
    status: 202,
    answer: customerErasureView,
  },
  {
    id: 'readCustomerErasure',
    method: 'get',
    path: `${customer}/erasure`,
    scope: 'customer',
    summary: "Get the receipt of a customer's erasure: what was removed, and what remains until when",
    answer: customerErasureView,
  },
];
