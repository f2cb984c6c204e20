import { describe, expect, it } from 'vitest';
import { paths, routeOf } from './routes';

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/new', { page: 'new' }],
    ['/solo', { page: 'solo' }],
    ['/tables/', { page: 'tables' }],
    ['/history', { page: 'history' }],
    ['/people/Ana%20Mar%C3%ADa', { page: 'person', id: 'Ana María' }],
    ['/people', { page: 'unknown' }],
    ['/match', { page: 'match' }],
    ['/learn', { page: 'learn' }],
    ['/account', { page: 'account', token: '' }],
    ['/rules', { page: 'rules', id: null, edition: null }],
    ['/rules/CAP-4', { page: 'rules', id: 'CAP-4', edition: null }],
    ['/table/q7t2', { page: 'table', id: 'q7t2' }],
    ['/table/q7t2/replay', { page: 'replay', id: 'q7t2', at: null, isPlaying: false, isReviewing: false }],
    ['/seat/a.b-c_d', { page: 'seat', token: 'a.b-c_d' }],
    ['/seat', { page: 'unknown' }],
    ['/table', { page: 'unknown' }],
    ['/table/q7t2/other', { page: 'unknown' }],
    ['/new/table', { page: 'unknown' }],
    ['/seat/%E0%A4%A', { page: 'seat', token: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('keep the secret of a link from servers', () => {
    expect(routeOf('/seat', '', '#a.b-c_d')).toEqual({ page: 'seat', token: 'a.b-c_d' });
    expect(routeOf('/account', '', '#a.b-c_d')).toEqual({ page: 'account', token: 'a.b-c_d' });
  });

  it('hold what is to be analysed', () => {
    expect(routeOf('/analysis')).toEqual({ page: 'analysis', table: null, at: null, study: null });
    const [path = '', search = ''] = paths.analysisOf('q7', 12).split('?');
    expect(routeOf(path, `?${search}`)).toEqual({ page: 'analysis', table: 'q7', at: 12, study: null });
    expect(routeOf('/analysis', '', '#a-b_c')).toEqual({ page: 'analysis', table: null, at: null, study: 'a-b_c' });
    expect(paths.study('a-b_c')).toBe('/analysis#a-b_c');
  });

  it('hold the moment of a replay', () => {
    expect(routeOf('/table/q/replay', '?at=120')).toEqual({ page: 'replay', id: 'q', at: 120, isPlaying: false, isReviewing: false });
    expect(routeOf('/table/q/replay', '?at=-1')).toEqual({ page: 'replay', id: 'q', at: null, isPlaying: false, isReviewing: false });
    expect(routeOf('/table/q/replay', '?at=x')).toEqual({ page: 'replay', id: 'q', at: null, isPlaying: false, isReviewing: false });
  });

  it('lead back to where they came from', () => {
    expect(routeOf(paths.table('a/b'))).toEqual({ page: 'table', id: 'a/b' });
    expect(routeOf(paths.person('A. B/c'))).toEqual({ page: 'person', id: 'A. B/c' });
    const [path = '', search = ''] = paths.replay('q', 7, true).split('?');
    expect(routeOf(path, `?${search}`)).toEqual({ page: 'replay', id: 'q', at: 7, isPlaying: true, isReviewing: false });
    expect(routeOf('/rules/X-PUE-2', '?edition=special')).toEqual({ page: 'rules', id: 'X-PUE-2', edition: 'special' });
    expect(paths.rule('X-PUE-2', 'special')).toBe('/rules/X-PUE-2?edition=special');
    expect(routeOf('/rules', '?edition=roman')).toEqual({ page: 'rules', id: null, edition: null });
  });
});
